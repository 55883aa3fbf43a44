import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { PROJECT_ROOT } from '../load.ts'
import { SECOND_SHOPPER, secondContract, secondServer } from './testing/second-server.ts'
import { type VerifyWords, verifyCommand } from './verify-command.ts'

const secondAnswer = secondServer(1, 'missing auth')
/** Answers the requests that the endpoint is sent. */
let answer = secondAnswer
/** What the endpoint was sent, as `operation header`. */
let sent: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'verify-'))
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const body = Buffer.concat(chunks)
  sent.push(`${/(?:query|mutation) (\w+)/.exec(String(body))?.[1]} ${String(request.headers['x-trace'])}`)
  const answered = await answer(new Request('http://second.test/graphql', { method: 'POST', headers, body }))
  response.writeHead(answered.status, [...answered.headers].flat())
  response.end(await answered.text())
})
let endpoint = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const KEY = 'session Query.orders'

async function verified(words: VerifyWords = {}): Promise<{ ok: boolean; text: string; said: string[] }> {
  const said: string[] = []
  const typed = { endpoint, operation: 'getOrders,viewerCountry', date: '2026-11-24', ...words }
  const found = await verifyCommand(
    typed,
    () => secondContract,
    (text) => said.push(text),
  )
  return { ...found, said }
}

function baselineOf(text: string): string {
  const file = join(folder, 'known.json')
  writeFileSync(file, text)
  return file
}

const excusedUntil = (until: string): string =>
  baselineOf(
    JSON.stringify({
      deviations: [
        { key: KEY, until, why: 'API-7' },
        { key: 'bound Gone.field', until, why: 'API-8' },
      ],
    }),
  )

describe('a report', () => {
  test('for people names what deviates, where, and by which key; the run says how far it is', async () => {
    const { ok, text, said } = await verified()
    expect(ok).toBe(false)
    expect(text).toContain('! Query.orders answers without a session, where UNAUTHENTICATED is due.')
    expect(text).toContain(`key: ${KEY}`)
    expect(text).toContain('not asked: getOrders needs a logged-in shopper')
    expect(text).toMatch(/The endpoint deviates in 1 way \(2 operations, \d+ requests, [\d.]+ s\)\.$/)
    expect(said).toEqual(['getOrders', 'viewerCountry'])
  })

  test('for programs is data that compares', async () => {
    const { text } = await verified({ as: 'json' })
    expect(JSON.parse(text)).toMatchObject({
      ok: false,
      stopped: null,
      findings: [{ key: KEY, standing: 'new', operations: ['getOrders'] }],
    })
  })

  test('for a pipeline is JUnit, with a case for each operation', async () => {
    const { text } = await verified({ as: 'junit' })
    expect(text).toContain('tests="3" failures="1" errors="0"')
    expect(text).toContain('<testcase classname="contract.verify" name="viewerCountry"></testcase>')
    expect(text).toMatch(/name="getOrders"><failure type="session" message="Query\.orders answers without a session/)
  })

  test('for a browser is one page without scripts, and nothing in it is markup of the server', async () => {
    const { text } = await verified({ as: 'html' })
    expect(text).toContain('<h2>Questions without the session that they need (1)</h2>')
    expect(text).not.toContain('<script')
  })
})

test('headers, a session and mutations that are typed reach the endpoint', async () => {
  sent = []
  const session = [`${SECOND_SHOPPER.email}:${SECOND_SHOPPER.password}`]
  const words: VerifyWords = { header: ['x-trace: 7'], session, mutations: true, as: 'json', operation: 'getOrders,addAddress' }
  const { text } = await verified(words)
  expect(JSON.parse(text)).toMatchObject({ operations: ['login', 'getOrders', 'addAddress'], left: [] })
  expect(new Set(sent)).toEqual(new Set(['login 7', 'getOrders 7', 'startAnonymousSession 7', 'addAddress 7']))
})

test('scenarios are played when they are asked for', async () => {
  const mock = createTestServer()
  answer = async (request) => mock.fetch(request)
  try {
    const { ok, text } = await verified({ scenarios: true, operation: 'viewerCountry' })
    expect(text).toMatch(/^[1-9]\d* scenarios played beside the mock server\.$/m)
    expect(text).toContain('Left out, because requests cannot bring them about:')
    const unplayed = (why: string, role: string) =>
      new RegExp(`^Not played, because ${why}: \\d+ scenarios? of ${role} \\(.*[a-z-]+\\)\\.$`, 'm')
    expect(text).toMatch(unplayed('no session is of that role \\(give --session\\)', 'plus-member in en-GB'))
    expect(ok).toBe(true)
    const session = ['plus-member.uk@example.com:ottilie-demo', 'non-member.us@example.com:ottilie-demo']
    const careful = await verified({ scenarios: true, operation: 'viewerCountry', session })
    expect(careful.text).toMatch(unplayed('they change the shopper’s basket \\(give --mutations\\)', 'plus-member in en-GB'))
    const played = await verified({ scenarios: true, operation: 'viewerCountry', session, mutations: true })
    for (const role of ['plus-member in en-GB', 'non-member in en-US']) expect(played.text).not.toContain(`of ${role} (`)
    expect(played.text).toMatch(unplayed('no session is of that role \\(give --session\\)', 'annual-member in en-GB'))
    expect(played.ok).toBe(true)
  } finally {
    answer = secondAnswer
  }
})

describe('a baseline', () => {
  test('excuses a deviation until its day, and names what is gone', async () => {
    const { ok, text } = await verified({ baseline: excusedUntil('2026-11-24') })
    expect(ok).toBe(true)
    expect(text).toContain('known until 2026-11-24: API-7')
    expect(text).toContain('gone: bound Gone.field')
    expect(text).toContain('The endpoint keeps the contract')
  })

  test('excuses nothing afterwards', async () => {
    const { ok, text } = await verified({ baseline: excusedUntil('2026-11-23') })
    expect(ok).toBe(false)
    expect(text).toContain('was excused until 2026-11-23, which is past: API-7')
  })

  test.each([
    ['no JSON', 'oh', /is no JSON/],
    ['an entry without a day', '{"deviations":[{"key":"a","why":"b"}]}', /deviations\.0\.until/],
  ])('that is %s is refused', async (_what, text, message) => {
    await expect(verified({ baseline: baselineOf(text) })).rejects.toThrow(message)
  })
})

test.each<[VerifyWords, RegExp]>([
  [{ endpoint: undefined }, /Say which endpoint/],
  [{ endpoint: 'ftp://x' }, /and not "ftp:\/\/x"/],
  [{ as: 'xml' }, /text, json, junit, html/],
  [{ header: ['nonsense'] }, /'Name: value'/],
  [{ session: ['nobody'] }, /email:password/],
  [{ timeout: '-1' }, /milliseconds/],
  [{ orders: 'test-approved' }, /give --mutations too/],
  [{ operation: 'getNothing' }, /no operation getNothing/],
  [{ baseline: '/no/such/file' }, /no baseline at/],
  [{ baseline: join(import.meta.dirname, '../coverage/flor.json') }, /Near to it: floor\.json/],
  [{ sdl: join(PROJECT_ROOT, 'schema/wish-list.graphql') }, /Near to it: wishlist\.graphql/],
  [{ sdl: '/no/such/file' }, /no schema at/],
])('%o is refused with what is wanted', async (words, message) => {
  await expect(verified(words)).rejects.toThrow(message)
})

test('an endpoint that is not there ends the run, and every form says so', async () => {
  const words = { endpoint: 'http://no-such-host.invalid/graphql', operation: undefined }
  expect(await verified(words)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/The run ended before its end: the name no-such-host\.invalid leads to no address\.$/) as string,
  })
  expect((await verified({ ...words, as: 'junit' })).text).toContain('errors="1"')
})
