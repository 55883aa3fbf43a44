import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { checkContract } from '../check/check.ts'
import { type Outcome, printParts } from '../report.ts'
import { getMeText, SCHEMA_FILE, schemaText, type TestProject, testProject } from '../test-project.ts'
import { release, retire } from './release.ts'
// Loads the linter before the first test, which would wait for it.
import '../check/lint-files.ts'

const DAY = '2026-11-21'
const USER_FIELDS_FILE = 'operations/account/UserFields.graphql'
const GET_NAME_FILE = 'operations/account/getName.graphql'

/** An agreed project whose shop was released as 1.4.0, and which then removed a field together with its selection. */
async function withoutTheName(): Promise<TestProject> {
  const project = testProject()
  await agree(project.root, { date: DAY, message: 'as it stands' })
  expect(release(project.root, { app: 'shop@1.4.0', date: DAY })).toMatchObject({ ok: true })
  project.write(SCHEMA_FILE, schemaText.replace('  "What the user is called."\n  name: String!\n', ''))
  project.write(USER_FIELDS_FILE, 'fragment UserFields on User {\n  id\n  kind\n}\n')
  return project
}

async function problemsOf(root: string, today = DAY): Promise<string> {
  const { parts } = await checkContract(root, { today })
  return printParts(parts.filter(({ ok }) => !ok))
}

function manifestOf(bodies: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(bodies.map((body) => [createHash('sha256').update(body).digest('hex'), body])))
}

describe('a release', () => {
  it('keeps every operation with its text, hash and policy', async () => {
    const { read, root } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    expect(release(root, { app: 'shop@1.4.0', date: DAY }).text).toContain('Kept shop@1.4.0: 1 operation')
    const kept = JSON.parse(read('schema/released/shop@1.4.0.json')) as { operations: Record<string, { body: string }> }
    expect(kept).toMatchObject({ app: 'shop', version: '1.4.0', releasedOn: DAY, retiredFrom: null })
    const [[hash = '', operation] = []] = Object.entries(kept.operations)
    expect(operation).toMatchObject({
      name: 'getMe',
      kind: 'query',
      policy: { session: 'NONE', fetchPolicy: 'FRESH', retry: 'SAFE' },
      body: 'query getMe{me{...UserFields __typename}}fragment UserFields on User{id name kind __typename}',
    })
    expect(
      createHash('sha256')
        .update(operation?.body ?? '')
        .digest('hex'),
    ).toBe(hash)
  })

  it('cannot be broken by removing a field together with its selections: the check names the release and where the operation stands now', async () => {
    const { root } = await withoutTheName()
    const told = await problemsOf(root)
    expect(told).toContain("User.name: Field 'name' was removed from object type 'User'. Breaks getMe (shop@1.4.0, as agreed)")
    expect(told).toContain('getMe (shop@1.4.0, as agreed)  operations/account/getMe.graphql:1')
  })

  it('that stands in the file of another is refused, with what the file holds', async () => {
    const { read, root, write } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    release(root, { app: 'shop@1.4.0', date: DAY })
    write('schema/released/shop@1.5.0.json', read('schema/released/shop@1.4.0.json'))
    expect(await problemsOf(root)).toContain('schema/released/shop@1.5.0.json  holds shop@1.4.0, which belongs in another file')
  })

  it('protects until the day it retires, and no longer', async () => {
    const { root } = await withoutTheName()
    expect(retire(root, { app: 'shop@1.4.0', date: '2027-01-31' })).toMatchObject({ ok: true })
    expect(await problemsOf(root, '2027-01-30')).toContain('getMe (shop@1.4.0, as agreed)')
    expect(await problemsOf(root, '2027-01-31')).not.toContain('shop@1.4.0')
  })

  it('sends an operation that this tree no longer has: removing it breaks the release', async () => {
    const { root } = testProject({ [GET_NAME_FILE]: getMeText.replace('getMe', 'getName').replace('...UserFields', 'name') })
    await agree(root, { date: DAY, message: 'as it stands' })
    release(root, { app: 'shop@1.4.0', date: DAY })
    rmSync(join(root, GET_NAME_FILE))
    expect(await problemsOf(root)).toContain("getName: Operation 'getName' was removed. Breaks getName (shop@1.4.0, as agreed)")
    expect(await problemsOf(root)).toMatch(/getName \(shop@1\.4\.0, as agreed\) {2}schema\/released\/shop@1\.4\.0\.json:\d+/)
    retire(root, { app: 'shop@1.4.0', date: DAY })
    expect(await problemsOf(root)).toBe('')
  })

  it('is made once: the same again is nothing, other operations under its number are refused', async () => {
    const { root, write } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    release(root, { app: 'shop@1.4.0', date: DAY })
    expect(release(root, { app: 'shop@1.4.0', date: DAY })).toEqual({ ok: true, text: 'shop@1.4.0 is kept already, as it is.' })
    write(USER_FIELDS_FILE, 'fragment UserFields on User {\n  id\n}\n')
    expect(release(root, { app: 'shop@1.4.0', date: DAY })).toMatchObject({
      ok: false,
      text: expect.stringContaining('A version is released once') as string,
    })
  })

  it.each(['shop', 'shop@1', '../shop@1.0.0', 'Shop@1.0.0'])('of "%s" is refused: that is no client with a version', (app) => {
    expect(release(testProject().root, { app, date: DAY })).toMatchObject({
      ok: false,
      text: expect.stringContaining('write it as shop@1.4.0') as string,
    })
  })

  it('that does not exist cannot retire, nor one before it was released', async () => {
    const { root } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    release(root, { app: 'shop@1.4.0', date: DAY })
    expect(retire(root, { app: 'shop@1.5.0', date: DAY }).text).toBe(
      '"shop@1.5.0" is not among the releases. Did you mean shop@1.4.0? There are: shop@1.4.0.',
    )
    expect(retire(root, { app: 'shop@1.4.0', date: '2026-11-20' }).ok).toBe(false)
  })

  it('whose file was written over is refused with its name', async () => {
    const { root, write } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    write('schema/released/shop@1.4.0.json', '{ "app": "shop" ')
    expect(await problemsOf(root)).toContain('schema/released/shop@1.4.0.json  is no JSON')
    write('schema/released/shop@1.4.0.json', '{ "app": "shop" }')
    expect(await problemsOf(root)).toContain('schema/released/shop@1.4.0.json  is no release')
  })
})

describe("another team's client", () => {
  it('whose manifest is not there is told which files are near', async () => {
    const { root, write } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    write('persisted-documents.json', '{}')
    expect(release(root, { app: 'app@2.0.0', manifest: `${root}/persisted-document.json`, date: DAY })).toEqual({
      ok: false,
      text: `There is no file ${root}/persisted-document.json. Near to it: persisted-documents.json.`,
    })
  })

  const body = 'query appMe { me { name } }'

  async function handedIn(text: string): Promise<TestProject & { outcome: Outcome }> {
    const project = testProject()
    const { root, write } = project
    await agree(root, { date: DAY, message: 'as it stands' })
    write('manifest.json', text)
    return { ...project, outcome: release(root, { app: 'app@2.0.0', manifest: `${root}/manifest.json`, date: DAY }) }
  }

  it.each([
    ['documents by hash', manifestOf([body])],
    [
      "Apollo's manifest",
      JSON.stringify({
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: createHash('sha256').update(body).digest('hex'), name: 'appMe', type: 'query', body }],
      }),
    ],
  ])('hands in %s and is protected alike', async (_what, text) => {
    const { root, write, outcome } = await handedIn(text)
    expect(outcome).toMatchObject({ ok: true })
    write(SCHEMA_FILE, schemaText.replace('name: String!', 'name: String'))
    expect(await problemsOf(root)).toContain('appMe (app@2.0.0)')
  })

  it.each([
    ['a manifest of another version', '{"format":"apollo-persisted-query-manifest","version":2,"operations":[]}', 'only version 1 is'],
    ['a text under the hash of another', JSON.stringify({ ['a'.repeat(64)]: body }), 'has another hash'],
    ['a text that is no GraphQL', manifestOf(['query {{']), 'Syntax Error'],
    ['an operation without a name', manifestOf(['{ me { id } }']), 'one with a name is wanted'],
    [
      'an operation that the agreed schema does not answer',
      manifestOf(['query appAge { me { age } }']),
      'appAge: Cannot query field "age"',
    ],
    ['no operation', '{}', 'holds no operation'],
    ['no JSON', 'hello', 'is no JSON'],
  ])('is refused with %s', async (_what, text, reason) => {
    const told = await handedIn(text).then(
      ({ outcome }) => (outcome.ok ? '' : outcome.text),
      (error: Error) => error.message,
    )
    expect(told).toContain(reason)
  })
})
