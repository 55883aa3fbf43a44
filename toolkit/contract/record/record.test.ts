import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { LIPSTICK, NEWEST } from '#fixtures/operations/values.ts'
import { listen } from '#mock-server/host/test-listener.ts'
import { createTestServer } from '#mock-server/test.ts'
import { loadContract, PROJECT_ROOT } from '../load.ts'
import { filledAnswer } from './fill-missing.ts'
import { recordCommand } from './record-command.ts'
import { Recording } from './recording.ts'
import { scenarioModule } from './scenario-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'record-'))
afterAll(() => rmSync(folder, { recursive: true }))

const contract = loadContract()
const OPERATIONS = ['getAccount', 'getAddressBook', 'getBasket', 'getOrders', 'getReferral', 'getWishlist', 'getShopper'] as const

/** A recording of a member's account, made of the answers of the mock server in a scenario. */
async function accountRecording(): Promise<{ recording: Recording; answers: Map<string, unknown> }> {
  const server = createTestServer()
  const recording = new Recording(contract.schema)
  const answers = new Map<string, unknown>()
  for (const name of OPERATIONS) {
    const query = server.operation(name)
    const { data } = await server.execute({ document: query, scenario: 'uk-plus-member&basket=one-item', world: 'recorded' })
    expect(recording.take({ query, body: { data } })).toBeUndefined()
    answers.set(name, data)
  }
  return { recording, answers }
}

describe('a recording', () => {
  test('played back on the mock server answers what was recorded, but for personal data', async () => {
    const { recording, answers } = await accountRecording()
    const { scenario } = recording.scenario('recorded-account')
    const server = createTestServer()
    const world = { scenario: 'uk-plus-member', world: 'played' }
    const { id } = await server.sessions.open(world.scenario, world.world)
    await server.sessions.patch(id, { answers: scenario.layer?.answers ?? {} })
    const basket = await server.execute({ document: server.operation('getBasket'), ...world })
    expect(basket.data).toEqual(answers.get('getBasket'))
    const said: unknown[] = []
    for (const [name, recorded] of answers) {
      const { data, errors } = await server.execute({ document: server.operation(name), ...world })
      expect(errors).toEqual([])
      said.push(data)
      expect(shapeOf(data)).toEqual(shapeOf(recorded))
    }
    const text = JSON.stringify(said)
    const before = JSON.stringify([...answers.values()])
    const numbers = [...before.matchAll(/"(?:number|code|link|name)":"((?:OT-|[A-Z]{4,}|\/refer|[A-Z][a-z]+ [A-Z]\.)[^"]*)"/g)].map(
      ([, value = '']) => value,
    )
    expect(numbers.length).toBeGreaterThan(3)
    for (const personal of [
      'Priya',
      'Raman',
      'plus-member.uk@example.com',
      'Lavender Row',
      'SE15 3QN',
      '1988-03-03',
      'UK-100205',
      'London',
      ...numbers,
    ]) {
      expect(before).toContain(personal)
      expect(text).not.toContain(personal)
    }
    expect(text).toContain('person-1@example.com')
  })

  test('of a mutation is played back as it was answered', async () => {
    const server = createTestServer()
    const asked = { document: server.operation('addBasketItems'), variables: { ...NEWEST, items: [LIPSTICK] } }
    const { data } = await server.execute({ ...asked, scenario: 'uk-plus-member', world: 'changed' })
    const recording = new Recording(contract.schema)
    expect(recording.take({ query: asked.document, body: { data } })).toBeUndefined()
    const { scenario } = recording.scenario('recorded-change')
    const other = createTestServer()
    const world = { scenario: 'uk-plus-member', world: 'played' }
    const { id } = await other.sessions.open(world.scenario, world.world)
    await other.sessions.patch(id, { answers: scenario.layer?.answers ?? {} })
    // Another line is asked for, and what was recorded is answered.
    const variables = { ...NEWEST, items: [{ ...LIPSTICK, quantity: 3 }] }
    expect(await other.execute({ ...asked, variables, ...world })).toMatchObject({ errors: [], data })
  })

  test('made twice is the same text', async () => {
    const [one, other] = [await accountRecording(), await accountRecording()]
    expect(scenarioModule(one.recording.scenario('same').scenario)).toBe(scenarioModule(other.recording.scenario('same').scenario))
  })

  test('leaves out what the contract does not allow, and says why', () => {
    const recording = new Recording(contract.schema)
    const query = 'query getNow { now }'
    expect(recording.take({ query, body: { data: { now: 'noon' } } })).toBe('getNow was not recorded: now: "noon" is no DateTime.')
    expect(recording.take({ query, body: { data: null, errors: [{ message: 'no' }] } })).toContain('answered with an error')
    expect(recording.take({ query, body: undefined })).toContain('its answer is no GraphQL')
    expect(recording.take({ query: 'query a { nothing }', body: {} })).toMatch(/^a was not recorded: Cannot query field/)
    expect(recording.take({ query: '{', body: {} })).toContain('is no GraphQL')
    expect(recording.take({ query: 'query a { now } query b { now }', body: {} })).toContain('2 operations')
    expect(recording.size).toBe(0)
  })

  test('of two answers for one field keeps the last and says so, and joins what two documents asked of the same thing', () => {
    const recording = new Recording(contract.schema)
    const me = { __typename: 'User', id: 'one' }
    recording.take({
      query: 'query a { who: me { id called: firstName } now }',
      body: { data: { who: { id: 'one', called: 'Ada' }, now: '2026-03-02T10:00:00.000Z' } },
    })
    recording.take({
      query: 'query b { me { __typename id isMember } now }',
      body: { data: { me: { ...me, isMember: true }, now: '2026-03-02T11:00:00.000Z' } },
    })
    const { scenario, notes } = recording.scenario('twice')
    expect(scenario.layer?.answers).toMatchObject({
      'Query.me': { id: 'one', firstName: 'First1', isMember: true },
      'Query.now': '2026-03-02T11:00:00.000Z',
    })
    expect(notes).toContain(
      'Query.now was answered in more than one way: the last answer is kept, because a scenario has one for each field.',
    )
    expect(notes).toContain('1 personal values were replaced.')
  })
})

/** A value with its texts and numbers reduced to their kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

test('fields that nobody asked for are filled with values that say nothing', () => {
  const schema = buildSchema('type Query { a: A } type A { b: Int! c: [A!]! d: A e: E! f: String! } enum E { X }')
  const field = schema.getQueryType()?.getFields()['a']
  expect(field && filledAnswer(schema, field.type, { b: 3, c: [{ f: 'text' }] })).toEqual({
    b: 3,
    c: [{ b: 0, c: [], d: null, e: 'X', f: 'text' }],
    d: null,
    e: 'X',
    f: '',
  })
})

describe('the command', () => {
  /** Records while the work runs, and ends then. */
  async function recording(
    words: Parameters<typeof recordCommand>[1],
    work: (url: string) => Promise<void>,
  ): Promise<{ ok: boolean; said: string[] }> {
    const said: string[] = []
    let end: () => void = () => undefined
    const ended = new Promise<void>((done) => (end = done))
    const ok = await recordCommand(
      PROJECT_ROOT,
      { port: '0', ...words },
      {
        say: (line) => said.push(line),
        ended,
        listening: (port) => void work(`http://127.0.0.1:${port}/graphql`).finally(end),
      },
    )
    return { ok, said }
  }

  const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

  test('passes requests on as they are, by hash too, and writes a scenario when it ends', async () => {
    const server = createTestServer()
    const mock = await listen(server)
    const out = join(folder, 'member.ts')
    const { ok, said } = await recording({ endpoint: mock.url, name: 'a-member', selection: 'shopper=plus-member', out }, async (url) => {
      const headers = { 'x-scenario': 'uk-plus-member' }
      const answer = await post(url, { query: server.operation('getAccount'), operationName: 'getAccount' }, headers)
      expect(await answer.json()).toMatchObject({ data: { account: { firstName: 'Priya' } } })
      const hash = Object.entries(server.trusted).find(([, { name }]) => name === 'viewerCountry')?.[0]
      await post(
        url,
        { query: server.operation('viewerCountry'), extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
        headers,
      )
      await post(url, { id: hash, operationName: 'viewerCountry' }, headers)
      await post(url, { documentId: hash }, headers)
      await post(url, { id: 'f'.repeat(64), operationName: 'getSecret' }, headers)
      await fetch(url.replace('/graphql', '/'))
      const refused = await post(url, { query: server.operation('getOrders') })
      expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    })
    await mock.close()
    expect(ok).toBe(true)
    expect(said).toContain('recorded getAccount')
    expect(said.filter((line) => line === 'recorded viewerCountry')).toHaveLength(3)
    expect(said.filter((line) => line.includes('unknown'))).toEqual(['getSecret was not recorded: its text is unknown.'])
    expect(said).toContain('getOrders was not recorded: it was answered with an error.')
    expect(said.at(-1)).toMatch(/^4 answers in .*list aMemberScenario in fixtures\/scenarios\/scenarios\.ts/)
    expect(readFileSync(out, 'utf8')).toContain('export const aMemberScenario: ScenarioRecord = {')
    expect(readFileSync(out, 'utf8')).toMatch(/"facets": \{\s*"shopper": "plus-member"\s*\}/)
    expect(readdirSync(folder)).toEqual(['member.ts'])
  })

  test('an endpoint that breaks off is passed on as a 502, and nothing is written', async () => {
    const broken = createServer((_request, response) =>
      response.writeHead(200, { 'content-length': '90' }).write('{', () => response.destroy()),
    )
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done))
    const endpoint = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/graphql`
    const out = join(folder, 'broken.ts')
    const { ok, said } = await recording({ endpoint, out }, async (url) => {
      expect((await post(url, { query: '{ now }' })).status).toBe(502)
    })
    broken.close()
    expect(ok).toBe(false)
    expect(said.at(-1)).toBe('Nothing was recorded, so nothing is written.')
    expect(existsSync(out)).toBe(false)
  })

  test('a request that is too large is refused, not passed on, and named', async () => {
    const server = createTestServer()
    const mock = await listen(server)
    const { said } = await recording({ endpoint: mock.url, out: join(folder, 'large.ts') }, async (url) => {
      const refused = await post(url, { query: '{ now }', variables: { text: 'x'.repeat(1024 * 1024) } })
      expect(refused.status).toBe(413)
      expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] })
    })
    await mock.close()
    expect(said).toContain(
      'An operation was not recorded: The request has more than 1024 KiB, and was not passed on: send it to the endpoint itself.',
    )
  })

  test.each<[Parameters<typeof recordCommand>[1], RegExp]>([
    [{}, /--endpoint/],
    [{ endpoint: 'http://x', name: 'No Name' }, /--name/],
    [{ endpoint: 'http://x', port: '70000' }, /--port/],
    [{ endpoint: 'http://x', out: import.meta.filename }, /is there already/],
    [{ endpoint: 'http://x', selection: 'shoper=guest' }, /--selection takes facets.*Did you mean shopper/],
    [{ endpoint: 'http://x', selection: 'shopper=anual-member' }, /Did you mean annual-member/],
    [{ endpoint: 'http://x', selection: 'store=en-US&clock=+3d' }, /and nothing else/],
  ])('%o is refused with what is wanted', async (words, message) => {
    await expect(recording(words, async () => undefined)).rejects.toThrow(message)
  })
})
