import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { secureResponse } from './secure-response.ts'

const page = '<html lang="en-GB">Back on track</html>'
const errorPage = { type: 'text/html; charset=utf-8', body: Buffer.from(page), zipped: gzipSync(page), policy: 'policy of the error page' }
const open: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Sends a request to a guarded server that answers with `answer`. */
async function ask(
  answer: RequestListener,
  { path = '/', method = 'GET', headers = {} }: { path?: string; method?: string; headers?: Record<string, string> } = {},
) {
  const server = createServer((request, response) => {
    secureResponse(request, response, {
      development: false,
      errorPages: (asked) => (asked.startsWith('/no-error-page') ? undefined : errorPage),
    })
    answer(request, response)
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { connection: 'close', 'accept-encoding': 'identity', ...headers },
  })
}

const html = { 'content-type': 'text/html; charset=utf-8' }

describe('the payment provider', () => {
  test.each([
    ['/checkout', true],
    ['/us/checkout', true],
    ['/account/my-membership/update-payment-details', true],
    ['/us/account/my-membership/update-payment-details', true],
    ['/account/my-membership', false],
    ['/', false],
    ['/checkout/success', false],
    ['/us/checkout/return', false],
    ['/products/checkout', false],
  ])('%s may frame it: %s', async (path, may) => {
    vi.stubEnv('PAYMENT_FRAME_URL', 'https://pay.example/card')
    const answer = await ask((_request, response) => response.setHeader('content-type', html['content-type']).end(page), { path })
    expect(`${answer.headers.get('content-security-policy')};`.includes('frame-src https://pay.example;')).toBe(may)
  })
})

const choice = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

test.each([
  ['text/html; charset=utf-8', ['x-nextjs-cache'], 'rsc, Accept-Encoding'],
  ['text/x-component', ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'], choice],
])('an answer of %s has of the framework’s own headers %j, and varies by %s', async (type, own, vary) => {
  const answer = await ask((_request, response) => {
    for (const name of ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']) response.setHeader(name, '1')
    response.setHeader('vary', choice).setHeader('content-type', type).end(page)
  })
  expect([...answer.headers.keys()].filter((name) => name.startsWith('x-nextjs-'))).toEqual(own)
  expect(answer.headers.get('vary')).toBe(vary)
})

describe('a page rendered for one request', () => {
  test('has a policy with the nonce that the framework was given', async () => {
    const answer = await ask((request, response) => {
      for (const [name, value] of Object.entries(html)) response.setHeader(name, value)
      response.end(String(request.headers['content-security-policy']))
    })
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
    expect(await answer.text()).toBe(policy)
  })

  test('never has a nonce that the visitor sends, nor the same nonce twice', async () => {
    const send: RequestListener = (_, response) => response.setHeader('content-type', 'text/html').end()
    const policies = await Promise.all(
      [1, 2].map(async () =>
        (await ask(send, { headers: { 'content-security-policy': "script-src 'nonce-mine'" } })).headers.get('content-security-policy'),
      ),
    )
    expect(policies[0]).not.toContain('mine')
    expect(policies[0]).not.toBe(policies[1])
  })
})

test('a redirect has one target, though the framework writes it twice', async () => {
  const answer = await ask((_, response) => {
    response.setHeader('location', '/last')
    response.appendHeader('location', '/last')
    response.writeHead(200).end()
  })
  expect(answer.headers.get('location')).toBe('/last')
})

test('a kept page keeps its own policy', async () => {
  const answer = await ask((_, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', 'its own').end(page),
  )
  expect(answer.headers.get('content-security-policy')).toBe('its own')
  expect(await answer.text()).toBe(page)
})

test('an answer that is no page has no policy, and no internal header', async () => {
  const answer = await ask((_, response) =>
    response.setHeader('content-type', 'application/json').setHeader('x-middleware-rewrite', '/en-GB').end('{}'),
  )
  expect([...answer.headers.keys()]).not.toEqual(expect.arrayContaining(['content-security-policy']))
  expect(answer.headers.has('x-middleware-rewrite')).toBe(false)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

describe('a page that is missing or has failed', () => {
  const fail =
    (status: number): RequestListener =>
    (_, response) => {
      response.statusCode = status
      response.setHeader('content-type', 'text/html').setHeader('cache-control', 's-maxage=300').setHeader('etag', '"x"')
      response.write('<html id="__next_error__">')
      setImmediate(() => response.end('</html>'))
    }

  test.each([404, 500])('is replaced by the error page, keeps its status %i, and is not cached', async (status) => {
    const answer = await ask(fail(status))
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(page)
    expect(answer.headers.get('content-security-policy')).toBe(errorPage.policy)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.has('etag')).toBe(false)
    expect(answer.headers.get('content-length')).toBe(String(page.length))
  })

  test('is sent compressed to clients that accept it', async () => {
    const answer = await ask(fail(404), { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(page)
    expect(gunzipSync(errorPage.zipped).toString()).toBe(page)
  })

  test('has no body for HEAD', async () => {
    const answer = await ask(fail(404), { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  test('stays as it is if there is no error page for it, or if it is no page', async () => {
    expect(await (await ask(fail(404), { path: '/no-error-page' })).text()).toBe('<html id="__next_error__"></html>')
    const json = await ask((_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'))
    expect([await json.text(), json.headers.get('cache-control')]).toEqual(['{}', 'no-store'])
  })
})
