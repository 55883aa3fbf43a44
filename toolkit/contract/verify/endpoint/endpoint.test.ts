import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { EndpointClient, type Exchange } from './endpoint.ts'
import { SELF_SIGNED } from './testing/self-signed.ts'

/** Serves one test's answers on a port of its own. */
async function serving(answer: RequestListener, isSecure = false): Promise<URL> {
  const server = isSecure ? createSecureServer(SELF_SIGNED, answer) : createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`${isSecure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`)
}

async function asked(answer: RequestListener, options: { isSecure?: boolean; timeoutMs?: number } = {}): Promise<Exchange> {
  const url = await serving(answer, options.isSecure)
  return new EndpointClient({ url, timeoutMs: options.timeoutMs ?? 5000, wait: () => Promise.resolve() }).ask({ query: '{ now }' })
}

const json =
  (body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

describe('what goes wrong on the way is said plainly', () => {
  test.each<[string, RequestListener, string]>([
    ['a page of HTML', (_, to) => to.writeHead(502, { 'content-type': 'text/html' }).end('<html>'), 'HTTP 502 with a page of HTML'],
    [
      'HTML that is called JSON',
      (_, to) => to.writeHead(200, { 'content-type': 'application/json' }).end('<!DOCTYPE html>'),
      'a page of HTML',
    ],
    [
      'another content type',
      (_, to) => to.writeHead(200, { 'content-type': 'text/plain' }).end('{"data":{}}'),
      'JSON is sent as text/plain',
    ],
    ['no body', (_, to) => to.writeHead(204).end(), 'HTTP 204 with an empty body'],
    [
      'half an answer',
      (_, to) => to.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{'),
      'stops in the middle: {"data":{',
    ],
    [
      'a cut connection',
      (_, to) => void to.writeHead(200, { 'content-length': '90' }).write('{', () => to.destroy()),
      'the connection ended before',
    ],
    ['JSON of something else', json({ ok: true }), 'neither data nor errors: {"ok":true}'],
    ['a redirect', (_, to) => to.writeHead(308, { location: '/v2' }).end(), 'HTTP 308 leads to /v2'],
    ['a limit on how often it is asked', (_, to) => to.writeHead(429).end(), 'HTTP 429: the server limits how often it is asked'],
  ])('%s', async (_what, answer, text) => {
    expect(await asked(answer)).toMatchObject({ kind: 'failure', failure: { text: expect.stringContaining(text) as string } })
  })

  test('no answer in time', async () => {
    expect(await asked(() => undefined, { timeoutMs: 50 })).toMatchObject({ failure: { kind: 'timeout', text: 'no answer within 50 ms' } })
  })

  test('a certificate that nobody has signed', async () => {
    const found = await asked(json({ data: {} }), { isSecure: true })
    expect(found).toMatchObject({ failure: { kind: 'certificate', text: expect.stringContaining('NODE_EXTRA_CA_CERTS') as string } })
  })

  test('a port that no client asks', async () => {
    expect(await new EndpointClient({ url: new URL('http://127.0.0.1:4190/graphql') }).ask({ query: '{ now }' })).toMatchObject({
      failure: { kind: 'blocked-port', text: expect.stringContaining('4190') as string },
    })
  })

  test('a port where nothing listens, and a name that leads nowhere', async () => {
    const url = await serving(json({}))
    // The port of a server that is gone.
    const gone = new URL(url)
    gone.port = String(Number(url.port) === 65_535 ? 65_534 : Number(url.port) + 1)
    expect(await new EndpointClient({ url: gone }).ask({ query: '{ now }' })).toMatchObject({
      failure: { kind: expect.stringMatching(/refused|cut/) as string },
    })
    const nowhere = new EndpointClient({ url: new URL('http://no-such-host.invalid/graphql') })
    expect(await nowhere.ask({ query: '{ now }' })).toMatchObject({ failure: { kind: 'unknown-host' } })
  })
})

test('a server that says when to come back is asked again then', async () => {
  let asks = 0
  const waits: number[] = []
  const url = await serving((request, response) => {
    asks += 1
    if (asks < 3) response.writeHead(429, { 'retry-after': '2' }).end()
    else json({ data: { now: 'later' } })(request, response)
  })
  const endpoint = new EndpointClient({ url, wait: async (ms) => void waits.push(ms) })
  expect(await endpoint.ask({ query: '{ now }' })).toMatchObject({ kind: 'answer', data: { now: 'later' } })
  expect(waits).toEqual([2000, 2000])
})

test('cookies and headers of a session are sent, and kept back from a question that is meant to have none', async () => {
  const seen: (string | undefined)[][] = []
  const url = await serving((request, response) => {
    seen.push([request.headers.cookie, request.headers.authorization, request.headers['x-store'] as string | undefined])
    json({ data: {} }, { 'set-cookie': 'session=one; Path=/; HttpOnly' })(request, response)
  })
  const endpoint = new EndpointClient({ url, headers: { authorization: 'Bearer x', 'x-store': 'en-US' } })
  await endpoint.ask({ query: '{ now }' })
  await endpoint.ask({ query: '{ now }' })
  await endpoint.ask({ query: '{ now }', isAnonymous: true })
  expect(seen).toEqual([
    [undefined, 'Bearer x', 'en-US'],
    ['session=one', 'Bearer x', 'en-US'],
    [undefined, undefined, 'en-US'],
  ])
})

test('a cookie that is over is not sent again', async () => {
  const lines = ['session=one', 'session=; Max-Age=0', 'other=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT']
  const seen: (string | undefined)[] = []
  const url = await serving((request, response) => {
    seen.push(request.headers.cookie)
    json({ data: {} }, { 'set-cookie': lines[seen.length - 1] ?? 'last=1' })(request, response)
  })
  const endpoint = new EndpointClient({ url })
  for (let at = 0; at < 4; at += 1) await endpoint.ask({ query: '{ now }' })
  expect(seen).toEqual([undefined, 'session=one', undefined, undefined])
})

test('errors that are none have no code, and lose nothing else', async () => {
  expect(await asked(json({ data: null, errors: ['oh', { message: 'no', path: ['a', 1], extensions: { code: 7 } }] }))).toMatchObject({
    kind: 'answer',
    errors: [{ message: '"oh"' }, { message: 'no', path: ['a', 1], extensions: { code: undefined } }],
  })
})
