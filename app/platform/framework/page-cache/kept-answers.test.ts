import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type KeptAnswers, keptAnswers } from './kept-answers.ts'
import { countRender } from './render-count.ts'

const policy = "default-src 'self'; script-src 'self' 'sha256-abc'"
const shared = {
  'content-type': 'text/html; charset=utf-8',
  'x-nextjs-cache': 'HIT',
  'cache-control': 's-maxage=300',
  'content-security-policy': policy,
  etag: '"one"',
  vary: 'rsc, Accept-Encoding',
  'x-frame-options': 'SAMEORIGIN',
}

type Answer = { status: number; headers: IncomingHttpHeaders; names: string[]; body: Buffer }

let server: Server
let clock = 0
/** How often the framework had to answer. */
let asked = 0
/** What the framework answers. */
let headers: Record<string, string>
let status: number
/** What waits to be made smaller, and what then takes its place. */
let shrinking: { body: Buffer; finish: (small: Buffer) => void; fail: (reason: Error) => void }[]

function framework(message: IncomingMessage, response: ServerResponse): void {
  asked += 1
  const page = Buffer.from(`page ${asked} of ${message.url}`)
  const accepted = String(message.headers['accept-encoding'])
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && !accepted.includes(`${name};q=0`))
  for (const [name, value] of Object.entries({ ...headers, ...(encoding && { 'content-encoding': encoding }) }))
    response.setHeader(name, value)
  response.statusCode = status
  const body =
    encoding === 'br'
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } })
      : encoding === 'gzip'
        ? gzipSync(page)
        : page
  response.write(body.subarray(0, 5))
  response.end(body.subarray(5))
}

function ask(asking: { path?: string; method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise((done, failed) => {
    const sent = request({ port, path: '/', ...asking }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, index) => index % 2 === 0),
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', failed)
    sent.end()
  })
}

beforeEach(async () => {
  ;[clock, asked, headers, status, shrinking] = [1_000, 0, shared, 200, []]
  const shrink = (body: Buffer) => new Promise<Buffer>((finish, fail) => shrinking.push({ body, finish, fail }))
  await serve(keptAnswers(new Set(['world', 'ottilie-preview']), () => clock, shrink))
})

afterEach(() => server.close())

async function serve(kept: KeptAnswers): Promise<void> {
  server = createServer((message, response) => {
    if (kept.answer(message, response, { 'X-Frame-Options': 'DENY' })) return
    kept.watch(message, response)
    // The framework decides about headers only when it answers.
    setImmediate(() => framework(message, response))
  })
  await new Promise<void>((listening) => server.listen(0, listening))
}

test('a shared page is answered again as it was sent, with its headers and this answer’s own', async () => {
  const first = await ask()
  const again = await ask()
  expect(asked).toBe(1)
  expect(again.body.toString()).toBe(first.body.toString())
  expect(again.headers).toMatchObject({ ...shared, 'x-frame-options': 'DENY', 'content-length': String(again.body.length) })
  const names = again.names.map((name) => name.toLowerCase())
  expect(names).toEqual([...new Set(names)])
})

test('every encoding has its own answer, and every address', async () => {
  const packed = { headers: { 'accept-encoding': 'gzip, br' } }
  await ask(packed)
  const again = await ask(packed)
  expect(again.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(again.body).toString()).toBe('page 1 of /')
  expect((await ask({ headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
  const plain = await ask()
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body.toString()).toBe('page 3 of /')
  expect((await ask({ headers: { 'accept-encoding': 'gzip;q=0' } })).headers).not.toHaveProperty('content-encoding')
  expect((await ask({ path: '/us' })).body.toString()).toContain('of /us')
})

describe('a page with Brotli', () => {
  const packed = { headers: { 'accept-encoding': 'br' } }
  const small = Buffer.from('small')

  test('is answered smaller as soon as a smaller one is made, and nobody waits for that', async () => {
    const first = await ask(packed)
    expect(brotliDecompressSync(first.body).toString()).toBe('page 1 of /')
    expect((await ask(packed)).body).toEqual(first.body)
    expect(shrinking.map(({ body }) => body)).toEqual([first.body])
    shrinking[0]?.finish(small)
    const again = await ask(packed)
    expect([again.body, again.headers['content-length'], again.headers['etag']]).toEqual([small, '5', '"one"'])
    expect(asked).toBe(1)
  })

  test('that the framework finds as it was is answered smaller at once, and is made smaller once', async () => {
    await ask(packed)
    shrinking[0]?.finish(small)
    clock += 5_001
    const again = await ask(packed)
    expect([again.body, again.headers['content-length'], again.headers['content-encoding']]).toEqual([small, '5', 'br'])
    expect((await ask(packed)).body).toEqual(small)
    expect([asked, shrinking.length]).toEqual([2, 1])
  })

  test('that has changed is answered as it is now', async () => {
    await ask(packed)
    shrinking[0]?.finish(small)
    headers = { ...shared, etag: '"two"' }
    clock += 5_001
    expect(brotliDecompressSync((await ask(packed)).body).toString()).toBe('page 2 of /')
    headers = { ...shared, etag: '"three"' }
    clock += 5_001
    await ask(packed)
    // Too late: the page that it was made of is no longer there.
    shrinking[1]?.finish(small)
    expect(brotliDecompressSync((await ask(packed)).body).toString()).toBe('page 3 of /')
    expect(shrinking).toHaveLength(3)
  })

  test.each([
    ['an error', () => (status = 503)],
    ['of one visitor', () => (headers = { ...shared, 'set-cookie': 'seen=1' })],
  ])('that is now %s has its own body', async (_case, change) => {
    await ask(packed)
    shrinking[0]?.finish(small)
    clock += 5_001
    change()
    expect(brotliDecompressSync((await ask(packed)).body).toString()).toBe('page 2 of /')
  })

  test('that cannot be made smaller is answered as it was sent, and the next one is tried', async () => {
    const first = await ask(packed)
    await ask({ ...packed, path: '/us' })
    expect(shrinking).toHaveLength(1)
    shrinking[0]?.fail(new Error('no memory'))
    expect((await ask(packed)).body).toEqual(first.body)
    shrinking[1]?.finish(Buffer.alloc(1_000))
    expect(brotliDecompressSync((await ask({ ...packed, path: '/us' })).body).toString()).toBe('page 2 of /us')
  })

  test('is what is made smaller: the bytes are fewer, and the page is the same', async () => {
    server.close()
    await serve(keptAnswers(new Set()))
    const path = `/${'shades-of-red/'.repeat(60)}${Array.from({ length: 200 }, (_, at) => at * at).join('-')}`
    const { body } = await ask({ ...packed, path })
    await expect.poll(async () => (await ask({ ...packed, path })).body.length).toBeLessThan(body.length)
    const again = await ask({ ...packed, path })
    expect(brotliDecompressSync(again.body)).toEqual(brotliDecompressSync(body))
  })
})

test('whoever has the page already gets 304', async () => {
  await ask()
  const { status: answered, body, headers: sent } = await ask({ headers: { 'if-none-match': 'W/"one", "two"' } })
  expect([answered, body.length, sent['etag'], sent['vary']]).toEqual([304, 0, '"one"', shared.vary])
  expect((await ask({ headers: { 'if-none-match': '"two"' } })).status).toBe(200)
  expect(asked).toBe(1)
})

test('a page that was rendered again is never answered as it was before', async () => {
  await ask()
  countRender()
  expect((await ask()).body.toString()).toBe('page 2 of /')
})

test('the framework is asked again after some seconds, so that it sees when a page is due', async () => {
  await ask()
  clock += 5_001
  expect((await ask()).body.toString()).toBe('page 2 of /')
})

test.each([
  ['a visitor of a world', { headers: { cookie: 'a=1; world=mine' } }],
  ['an editor in preview', { headers: { cookie: 'ottilie-preview=1' } }],
  ['the framework’s own preview', { headers: { cookie: '__prerender_bypass=x' } }],
  ['another method', { method: 'HEAD' }],
  ['a query', { path: '/?page=2' }],
  ['the page’s data', { headers: { rsc: '1' } }],
  ['a part of the page', { headers: { range: 'bytes=0-3' } }],
])(
  '%s is neither answered from it nor kept',
  async (_who, asking: { path?: string; method?: string; headers?: Record<string, string> }) => {
    await ask()
    await ask(asking)
    expect(asked).toBe(2)
    await ask({ path: asking.path ?? '/' })
    expect(asked).toBe(asking.path === undefined ? 2 : 3)
  },
)

test.each([
  ['is not from the cache', { 'x-nextjs-cache': 'MISS' }],
  ['is due', { 'x-nextjs-cache': 'STALE' }],
  ['sets a cookie', { 'set-cookie': 'a=1' }],
  ['is private', { 'cache-control': 'private, no-store' }],
  ['has a nonce', { 'content-security-policy': "script-src 'nonce-abc'" }],
  ['is no page', { 'content-type': 'application/json' }],
])('an answer that %s is not kept', async (_what, change) => {
  headers = { ...shared, ...change }
  await ask()
  await ask()
  expect(asked).toBe(2)
})

test('an error is not kept', async () => {
  status = 404
  await ask()
  await ask()
  expect(asked).toBe(2)
})
