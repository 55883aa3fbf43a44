import { describe, expect, it } from 'vitest'
import { place } from '../report.ts'
import { GET_ME_FILE, getMeText, SCHEMA_FILE, schemaText, schemaWith, testProject } from '../test-project.ts'
import { lint } from './lint.ts'

/** Lint errors of the sound contract with the given files over it. */
async function lintOf(files: Record<string, string>): Promise<string> {
  return (await lint(testProject(files).root)).errors.map(place).join('\n')
}

describe('the lint of the schema', () => {
  it('a deprecation without a reason fails', async () => {
    expect(await lintOf(schemaWith('name: String!', 'name: String! @deprecated'))).toMatch(
      /schema\/query\.graphql:12 {2}.*require-deprecation-reason/s,
    )
  })

  it.each([
    ['a type', '"Somebody who uses the shop."\n', ''],
    ['a field', '  "What the user is called."\n', ''],
    ['an enum value', '  "A user who pays for a membership."\n', ''],
    ['an argument', 'me: User', 'me(as: ID): User'],
  ])('%s without a description fails', async (_what, from, to) => {
    expect(await lintOf(schemaWith(from, to))).toContain('require-description')
  })

  it.each([
    ['a type', 'UserKind', 'userKind'],
    ['a field', 'name: String!', 'given_name: String!'],
    ['an argument', 'me: User', 'me("Who." As: ID): User'],
  ])('%s with a name of another kind fails', async (_what, from, to) => {
    expect(await lintOf({ [SCHEMA_FILE]: schemaText.replaceAll(from, to) })).toContain('naming-convention')
  })

  it('an enum keeps to one style, whichever', async () => {
    expect(await lintOf(schemaWith('GUEST', 'guest'))).toContain('Enumeration "UserKind" should keep to one of')
    expect(await lintOf({ [SCHEMA_FILE]: schemaText.replace('GUEST', 'guest').replace('MEMBER', 'lapsedMember') })).toBe('')
  })

  it('a type that no field leads to fails', async () => {
    expect(await lintOf({ [SCHEMA_FILE]: `${schemaText}\n"Lost."\ntype Lost {\n  "Where."\n  at: ID!\n}\n` })).toContain(
      'Object type `Lost` is unreachable',
    )
  })

  it('an input type says that it is one', async () => {
    const files = schemaWith('me: User', 'me("Who." as: Who): User')
    expect(await lintOf({ [SCHEMA_FILE]: `${files[SCHEMA_FILE]}\n"Who."\ninput Who {\n  "Id."\n  id: ID!\n}\n` })).toContain(
      'Input "Who" should contain the required pattern',
    )
  })

  it('the names that the specification gives are kept, word for word', async () => {
    const input = (name: string): Record<string, string> => ({
      [SCHEMA_FILE]: `${schemaText.replace('me: User', `me("Who." as: ${name}): User`)}\n"Who."\ninput ${name} {\n  "Size."\n  size_OTF_BETA: ID!\n}\n`,
    })
    for (const name of ['MembershipManagementSubmitData', 'BasketMutationFlags', 'WhoInput']) {
      expect(await lintOf(input(name))).toBe('')
    }
    const mixed = schemaText.replaceAll('UserKind', 'BasketAddLocation').replace('GUEST', 'promo_flyout')
    expect(await lintOf({ [SCHEMA_FILE]: mixed })).toBe('')
    expect(await lintOf({ [SCHEMA_FILE]: mixed.replace('promo_flyout', '_flyout') })).toContain('Enumeration value "_flyout"')
  })

  it.each([
    [
      'a comment in the place of a description',
      schemaText.replace('"Somebody who uses the shop."', '# Somebody.'),
      'no-hashtag-description',
    ],
    [
      'two enum values that differ in case alone',
      schemaText.replace('GUEST', 'Member').replace('MEMBER', 'MEMBEr'),
      'unique-enum-value-names',
    ],
  ])('%s fails', async (_what, text, rule) => {
    expect(await lintOf({ [SCHEMA_FILE]: text })).toContain(rule)
  })

  it('a comment cannot switch a rule off', async () => {
    expect(await lintOf(schemaWith('"Somebody who uses the shop."\n', '# eslint-disable-next-line\n'))).toContain('require-description')
  })
})

describe('the lint of the operations', () => {
  const policies = '@session(strategy: NONE) @fetchPolicy(policy: FRESH) @retry(rule: SAFE)'

  it.each([
    ['no name', `query ${policies} { me { ...UserFields } }`, 'no-anonymous-operations'],
    ['another name than its file', getMeText.replace('getMe', 'whoAmI'), 'match-document-filename'],
    ['a second definition beside it', `${getMeText}\nfragment More on User { id }`, 'lone-executable-definition'],
    ['an unused variable', getMeText.replace('getMe', 'getMe($id: ID)'), 'no-unused-variables'],
    ['an unknown variable', getMeText.replace('...UserFields', 'id @include(if: $yes)'), 'no-undefined-variables'],
    ['a field asked for twice', getMeText.replace('...UserFields', 'id id ...UserFields'), 'no-duplicate-fields'],
    ['an unknown directive', getMeText.replace('@retry', '@wait @retry'), 'known-directives'],
    ['an unknown fragment', getMeText.replace('...UserFields', '...UserFields ...Nothing'), 'known-fragment-names'],
  ])('an operation with %s fails', async (_what, text, rule) => {
    expect(await lintOf({ [GET_ME_FILE]: text })).toContain(rule)
  })

  it('two operations of one name fail', async () => {
    expect(await lintOf({ 'operations/basket/getMe.graphql': getMeText })).toContain('unique-operation-name')
  })

  it('asking for what is deprecated is told, and does not fail', async () => {
    const { root } = testProject({
      [SCHEMA_FILE]: schemaText.replace('name: String!', 'name: String! @deprecated(reason: "Use id.")'),
    })
    const { errors, warnings } = await lint(root)
    expect(errors).toEqual([])
    expect(warnings.map(place)).toEqual([expect.stringMatching(/UserFields\.graphql:3 {2}.*name.*Use id.*no-deprecated/)])
  })

  it('two fragments of one name fail', async () => {
    expect(await lintOf({ 'operations/basket/UserFields.graphql': 'fragment UserFields on User { id }\n' })).toContain(
      'unique-fragment-name',
    )
  })
})
