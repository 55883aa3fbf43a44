import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { checkContract } from '../check/check.ts'
import { impactText } from '../impact/formats/text.ts'
import { impactSinceAgreed } from '../impact/run-impact.ts'
import { AGREED_ON, smallShop } from '../impact/testing/small-shop.ts'
import { printParts } from '../report.ts'
import { testProject } from '../test-project.ts'
import { draftCodegen } from './draft-codegen.ts'

const DRAFT = `extend type User {
  name: Int!
  "What the user likes; null when not told."
  taste: Taste
}
"What somebody likes best."
type Taste {
  "The colour that is liked, in words."
  colour: String!
}
query getTaste @session(strategy: NONE) @fetchPolicy(policy: FRESH) @retry(rule: SAFE) {
  me {
    taste {
      colour
    }
  }
}
`

async function project(draft: string) {
  const made = testProject({ 'taste.graphql': draft })
  await agree(made.root, { date: AGREED_ON, message: 'as it stands' })
  return { ...made, draft: join(made.root, 'taste.graphql') }
}

// The first agreement of a file loads the linter, and the machine may be busy.
describe('a draft, as if it were the contract', () => {
  it('is checked: what it breaks fails, what it adds is told, and nothing of the tree is written', async () => {
    const { root, draft, read } = await project(DRAFT)
    const before = read('schema/query.graphql')
    const { parts, changes } = await checkContract(root, { draft, today: AGREED_ON })
    expect(printParts(parts.filter(({ ok }) => !ok))).toContain(
      "User.name: Field 'User.name' changed type from 'String!' to 'Int!'. Breaks getMe",
    )
    expect(changes.map(({ element, message }) => `${element}: ${message}`)).toEqual([
      "User.name: Field 'User.name' changed type from 'String!' to 'Int!'",
      "Taste: Type 'Taste' was added",
      "User.taste: Field 'taste' was added to object type 'User'",
      "getTaste: Operation 'getTaste' was added",
    ])
    expect(read('schema/query.graphql')).toBe(before)
  })

  it('may take away what fragments of the contract select, beside an operation of its own', async () => {
    const less = DRAFT.replace('name: Int!', 'name: String! @remove')
    const { root, draft, write } = await project(less)
    const { parts } = await checkContract(root, { draft, today: AGREED_ON })
    expect(printParts(parts.filter(({ ok }) => !ok))).toContain("User.name: Field 'name' was removed from object type 'User'. Breaks getMe")
    // What the draft's own operation uses has to be there.
    write('taste.graphql', less.replace(/taste \{\n\s+colour\n\s+\}/, '...UserFields'))
    const refused = await checkContract(root, { draft, today: AGREED_ON })
    expect(printParts(refused.parts)).toMatch(
      /^FAIL {2}the contract can be read\n.*UserFields\.graphql:3:3 {2}Cannot query field "name" on type "User"/,
    )
  })

  it('that only adds passes, held against the conventions too', async () => {
    const { root, draft, write } = await project(DRAFT.replace('  name: Int!\n', ''))
    expect(printParts((await checkContract(root, { draft, today: AGREED_ON })).parts.filter(({ ok }) => !ok))).toBe('')
    write('taste.graphql', DRAFT.replace('  name: Int!\n', '').replace('"The colour that is liked, in words."', '"A colour."'))
    expect(printParts((await checkContract(root, { draft, today: AGREED_ON })).parts)).toMatch(
      /taste\.graphql:\d+ {2}colour is described by 9 characters/,
    )
  })

  it('is linted like a file of the schema, with the places of the draft; what it does not write is no fault of it', async () => {
    const draft = `# A proposal.
extend type User {
  name: Int!

  taste: Taste
}

"What somebody likes best."
type Taste {
  "The colour that is liked, in words."
  Colour: String!
}

"A type that nothing leads to."
type Lost {
  "The place where it is lost."
  at: ID!
}
`
    const { root, draft: path } = await project(draft)
    const { parts } = await checkContract(root, { draft: path, today: AGREED_ON })
    const problems = parts.find(({ name }) => name === 'the contract is well written')?.problems
    expect(problems).toEqual([
      expect.stringMatching(/taste\.graphql:5 {2}.*require-description.*README\.md#descriptions/),
      expect.stringMatching(/taste\.graphql:11 {2}Field "Colour" should be in camelCase format.*naming-convention/),
      expect.stringMatching(/taste\.graphql:15 {2}Object type `Lost` is unreachable/),
    ])
  })

  it('tells what it hits, in the domain of what it changes', async () => {
    const shop = smallShop()
    shop.write('draft.graphql', 'extend type Product { tagline: Int! }')
    const text = impactText(await impactSinceAgreed(shop.root, AGREED_ON, join(shop.root, 'draft.graphql')))
    expect(text).toMatch(/^catalogue\n {2}! breaking {2}Product\.tagline/)
    expect(text).toContain('routes: /api/variants, /products/[slug]')
  })

  it('generates types and typed documents', async () => {
    const { root, draft, read } = await project(DRAFT)
    expect(await draftCodegen(root, { draft, out: 'made' })).toMatchObject({ ok: true })
    expect(read('made/types.ts')).toContain('export type Taste = {')
    expect(read('made/operations.ts')).toContain('export const GetTasteDocument')
    expect(read('made/operations.ts')).toMatch(/GetMeQuery = .*name: number/)
    expect(read('made/schema.graphql')).toContain('type Taste')
  })
})

it('that takes away what an operation asks for is told so, and no code is generated', async () => {
  const { root, draft } = await project('extend type User {\n  name: String! @remove\n}\n')
  await expect(draftCodegen(root, { draft, out: 'made' })).rejects.toThrow(
    /^operations\/account\/UserFields\.graphql:3 {2}Cannot query field "name" on type "User"\..* Write into the draft what it would ask instead\.$/,
  )
  expect(existsSync(join(root, 'made'))).toBe(false)
})

describe('a draft at fault', () => {
  it.each([
    ['a syntax error', 'extend type User {\n  taste Taste\n}', /taste\.graphql:2:9 {2}Syntax Error/],
    [
      'an operation that it does not answer',
      'query getAge { me { age } }',
      /taste\.graphql:1:21 {2}Cannot query field "age" on type "User"/,
    ],
    [
      'a type that it does not know',
      'extend type Usr { a: Int }',
      /taste\.graphql:1:13 {2}There is no type Usr to extend\. Did you mean User/,
    ],
  ])('is told in one line: %s', async (_what, text, line) => {
    const { root, draft } = await project(text)
    const { ok, parts } = await checkContract(root, { draft, today: AGREED_ON })
    expect(ok).toBe(false)
    expect(printParts(parts)).toMatch(line)
    expect(printParts(parts).split('\n')).toHaveLength(2)
    await expect(draftCodegen(root, { draft, out: 'made' })).rejects.toThrow(line)
    expect(existsSync(join(root, 'made'))).toBe(false)
  })

  it('that is not there is told with near names', async () => {
    const { root } = await project(DRAFT)
    const { parts } = await checkContract(root, { draft: join(root, 'tatse.graphql'), today: AGREED_ON })
    expect(printParts(parts)).toContain('is not there. Near to it: taste.graphql.')
  })
})
