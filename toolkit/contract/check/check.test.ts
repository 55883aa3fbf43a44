import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { PROJECT_ROOT } from '../load.ts'
import { releasedClients } from '../release/asked-operations.ts'
import { readReleases } from '../release/release-file.ts'
import { printParts, today } from '../report.ts'
import { GET_ME_FILE, getMeText, SCHEMA_FILE, schemaText, schemaWith, testProject } from '../test-project.ts'
import { checkContract } from './check.ts'
// Loads the linter before the first test, which would wait for it.
import './lint-files.ts'

/** The problems by part, with the given files over the sound contract, which is agreed. */
async function problems(files: Record<string, string>): Promise<Record<string, readonly string[]>> {
  const { root, write } = testProject(files)
  const agreed = await agree(root, { date: '2026-11-21', message: 'as it stands' })
  // A contract that cannot be agreed is compared with the sound one, so that only its own fault is reported.
  if (!agreed.ok) write('schema/agreed.graphql', schemaText)
  const { parts } = await checkContract(root)
  return Object.fromEntries(parts.filter(({ ok }) => !ok).map(({ name, problems: found }) => [name, found]))
}

describe('a contract that is right', () => {
  it('passes, and says nothing of the agreed contract', async () => {
    const { root } = testProject()
    expect((await agree(root, { date: '2026-11-21', message: 'as it stands' })).ok).toBe(true)
    const { ok, parts, changes } = await checkContract(root)
    expect(printParts(parts.filter((found) => !found.ok))).toBe('')
    expect(ok).toBe(true)
    expect(changes).toEqual([])
    expect(parts.find(({ name }) => name === 'agreed changes only')).toMatchObject({ problems: [], notes: [] })
  })

  it('is not agreed before somebody agrees it', async () => {
    const { root } = testProject()
    const { ok, parts } = await checkContract(root)
    expect(ok).toBe(false)
    expect(printParts(parts)).toContain('schema/agreed.graphql is missing: run `npm run contract -- agree`')
  })
})

describe('the other parts', () => {
  it('an operation that the schema does not know fails with its file and line', async () => {
    const found = await problems({ [GET_ME_FILE]: getMeText.replace('...UserFields', '...UserFields\n    age') })
    expect(found['operations are valid']).toEqual([
      'operations/account/getMe.graphql:4  Cannot query field "age" on type "User". Did you mean "name"?',
    ])
  })

  it('each missing part of a policy is named', async () => {
    const found = await problems({ [GET_ME_FILE]: getMeText.replace('@fetchPolicy(policy: FRESH) @retry(rule: SAFE) ', '') })
    expect(found['operations declare their policy']?.join('\n')).toMatch(
      /getMe\.graphql:1 {2}getMe does not declare @fetchPolicy.*\n.*getMe does not declare @retry/,
    )
  })

  it('a policy given by a variable counts as missing', async () => {
    const text = getMeText.replace('getMe', 'getMe($rule: RetryRule!)').replace('rule: SAFE', 'rule: $rule')
    expect((await problems({ [GET_ME_FILE]: text }))['operations declare their policy']).toEqual([
      expect.stringContaining('getMe does not declare @retry'),
    ])
  })

  it('a departure from the conventions fails, with the section that explains it', async () => {
    const found = await problems(schemaWith('"Stable id of the user."', '"An id."'))
    expect(found['the contract keeps its conventions']).toEqual([expect.stringMatching(/id is described by 6 .*README\.md#descriptions/)])
  })

  it('an interface that nobody selects through is used by the types that keep it', async () => {
    const text = `${schemaText.replace('type User', 'type User implements Node')}\n"A thing that has an id."\ninterface Node {\n  "Stable id of the thing."\n  id: ID!\n}\n`
    expect(await problems({ [SCHEMA_FILE]: text })).toEqual({})
  })

  it('a type that a directive of the schema takes is used', async () => {
    const text =
      '"Says who may ask a field."\ndirective @requires("The session that is needed." session: Session!) on FIELD_DEFINITION\n"A session of a shopper."\nenum Session {\n  "Any session that is open."\n  ANY\n}\n'
    expect((await problems({ 'schema/directives.graphql': text }))['nothing is unused']).toBeUndefined()
  })

  it('an unused fragment fails', async () => {
    const found = await problems({ 'operations/account/UserName.graphql': 'fragment UserName on User {\n  name\n}\n' })
    expect(found['nothing is unused']).toEqual(['operations/account/UserName.graphql:1  no operation spreads the fragment UserName'])
  })

  it('a type that no operation reaches fails, unless it is an open point', async () => {
    const home = (mark: string): Record<string, string> => ({
      [SCHEMA_FILE]: `${schemaText.replace('"Stable id of the user."', '"Where the user lives; null when not told."\n  home: Home\n  "Stable id of the user."')}\n"A home of some shopper."\ntype Home ${mark}{\n  "The street of the home."\n  street: String!\n}\n`,
      'schema/directives.graphql': '"Not agreed yet."\ndirective @proposed("Its number." decision: String!) on OBJECT\n',
      'docs/requirements/open-points.md': '- **A1** — Homes: one for each shopper.\n',
    })
    expect((await problems(home('')))['nothing is unused']).toEqual(['schema/query.graphql:28  no operation reaches the type Home'])
    expect(await problems(home('@proposed(decision: "A1") '))).toEqual({})
  })

  it('an operation that the code does not ask yet is counted, not refused', async () => {
    const { root, write } = testProject()
    write('app/features/account/me-data.ts', "import { GetMeDocument } from '#operations/__generated__/operations.ts'\n")
    // The server picks some documents by name.
    for (const name of ['getHim', 'getHer', 'getThem']) write(`operations/account/${name}.graphql`, getMeText.replace('getMe', name))
    write(
      'app/api/him/route.ts',
      "await send('getHim', { input })\nconst { body } = documentOf('getHer')\nanswerPostedAction(request, { locale, operation: 'getThem' })\n",
    )
    write('app/__generated__/all.ts', 'export const GetYouDocument = {}\n')
    write('operations/account/getYou.graphql', getMeText.replace('getMe', 'getYou'))
    const { parts } = await checkContract(root)
    expect(parts.find(({ name }) => name === 'nothing is unused')).toMatchObject({
      ok: true,
      summary: '4 of 5 operations asked by code',
      notes: ['asked nowhere yet: getYou'],
    })
  })

  it('a syntax error is told with its file and line, and nothing else is guessed', async () => {
    const { root } = testProject({ [SCHEMA_FILE]: schemaText.replace('type User {', 'type User {{') })
    expect(printParts((await checkContract(root)).parts)).toBe(
      'FAIL  the contract can be read\n      ! schema/query.graphql:8  Syntax Error: Expected Name, found "{".',
    )
  })

  it('a change of the agreed contract fails with the element and the operations', async () => {
    const { root, write } = testProject()
    await agree(root, { date: '2026-11-21', message: 'as it stands' })
    write(
      SCHEMA_FILE,
      schemaText.replace(
        '  "A user who only looks around."\n',
        '  "A user who was here before."\n  LAPSED\n  "A user who only looks around."\n',
      ),
    )
    expect(printParts((await checkContract(root)).parts)).toContain(
      "! query: UserKind.LAPSED: Enum value 'LAPSED' was added to enum 'UserKind'. May surprise getMe",
    )
    await agree(root, { date: '2026-11-22', message: 'as it stands' })
    expect((await checkContract(root)).ok).toBe(true)
  })
})

describe('an open point', () => {
  it('that no file of decisions holds is refused, with its place', async () => {
    const found = await problems({
      ...schemaWith('kind: UserKind!', 'kind: UserKind! @proposed(decision: "A999")'),
      'schema/directives.graphql': '"Not agreed yet."\ndirective @proposed("Its number." decision: String!) on FIELD_DEFINITION\n',
      'docs/requirements/open-points.md': '- **A1** — Homes: one for each shopper.\n',
    })
    expect(found['open points']).toEqual([
      'schema/query.graphql:14  User.kind is @proposed by A999, which neither docs/requirements/open-points.md nor docs/decisions/ holds',
    ])
  })

  it('may be a decision of its own', async () => {
    const found = await problems({
      ...schemaWith('kind: UserKind!', 'kind: UserKind! @proposed(decision: "042")'),
      'schema/directives.graphql': '"Not agreed yet."\ndirective @proposed("Its number." decision: String!) on FIELD_DEFINITION\n',
      'docs/decisions/042-kinds.md': '# 042. Kinds\n',
    })
    expect(found['open points']).toBeUndefined()
  })
})

describe('what is deprecated', () => {
  const named = (reason: string): Record<string, string> =>
    schemaWith('  name: String!', `  name: String! @deprecated(reason: "${reason}")\n  "What the user is called now."\n  title: String!`)

  async function parts(files: Record<string, string>, today: string) {
    const { root } = testProject(files)
    await agree(root, { date: '2026-11-21', message: 'as it stands' })
    return (await checkContract(root, { today })).parts.find(({ name }) => name === 'nothing deprecated outlives its day')
  }

  it('and used fails from the day after its own, with who uses it', async () => {
    const files = named('Use title. Removed after 2027-06-30.')
    expect(await parts(files, '2027-06-30')).toMatchObject({ ok: true, notes: [] })
    expect((await parts(files, '2027-07-01'))?.problems).toEqual([
      'schema/query.graphql:12  User.name was to be gone after 2027-06-30, and is still used by getMe (schema/README.md#deprecation)',
    ])
  })

  it('and used by nobody may go', async () => {
    const files = {
      ...named('Use title. Removed after 2027-06-30.'),
      'operations/account/UserFields.graphql': 'fragment UserFields on User {\n  id\n  kind\n}\n',
    }
    expect((await parts(files, '2027-07-01'))?.notes).toEqual([
      'schema/query.graphql:12  User.name may be removed: nobody uses it, and its day was 2027-06-30',
    ])
  })

  it('without a replacement and a day breaks the conventions', async () => {
    expect((await problems(named('Old.')))['the contract keeps its conventions']).toEqual([
      expect.stringContaining('name is deprecated without replacement and date') as string,
    ])
  })
})

it('the contract in this repository passes its own check, within fifteen seconds of work', async () => {
  const begun = process.cpuUsage()
  const { parts } = await checkContract(PROJECT_ROOT)
  const { user, system } = process.cpuUsage(begun)
  // Two on a fast machine. The same work is several times as many seconds on a slow one.
  expect((user + system) / 1e6).toBeLessThan(15)
  expect(printParts(parts.filter(({ ok }) => !ok))).toBe('')
})

it('the shop of this repository is released under the version of its package.json, and what it sends is protected', () => {
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }
  const shop = releasedClients(readReleases(PROJECT_ROOT), today()).find(({ client }) => client === `shop@${version}`)
  expect(shop?.operations.map(({ name }) => name)).toEqual(expect.arrayContaining(['getBasket', 'placeOrder']))
})
