import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CHANGES_COOKIE, SESSION_COOKIE, STRIKES_OFFERS_COOKIE } from '#app/platform/session/session-cookies.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { POST } from './route.ts'

afterEach(() => vi.unstubAllGlobals())

/** Asks for an operation of the shop as its pages do. */
function ask(name: keyof typeof operationPolicies, type = 'application/json') {
  const persistedQuery = { version: 1, sha256Hash: operationPolicies[name].hash }
  return POST(
    new NextRequest('http://shop.test/api/graphql', {
      method: 'POST',
      headers: { 'content-type': type, origin: 'http://shop.test', host: 'shop.test' },
      body: JSON.stringify({ operationName: name, variables: {}, extensions: { persistedQuery } }),
    }),
  )
}

test('an answer that begins a session assigns its group of struck offers', async () => {
  vi.stubGlobal('fetch', async (url: URL | string) =>
    String(url).endsWith('/ofrep/v1/evaluate/flags')
      ? Response.json({ flags: [{ key: 'experiment-strikethrough-price', value: 'variant' }] })
      : new Response('{"data":{}}', { headers: { 'set-cookie': `${SESSION_COOKIE}=new` } }),
  )
  const response = await ask('startAnonymousSession')
  expect(response.status).toBe(200)
  expect(response.cookies.get(SESSION_COOKIE)?.value).toBe('new')
  expect(response.cookies.get(STRIKES_OFFERS_COOKIE)?.value).toBe('1')
})

test('a body of another type is a 415 that says what to send, and where to look', async () => {
  const response = await ask('getBasket', 'text/plain')
  expect([response.status, await response.json()]).toEqual([
    415,
    {
      errors: [
        {
          message: 'Send content-type: application/json. What the shop’s own addresses take is told in docs/commands.md.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    },
  ])
})

test('a mutation tells pages of before that something has changed, and a query does not', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"data":{}}'))
  const change = async (name: keyof typeof operationPolicies) => (await ask(name)).cookies.get(CHANGES_COOKIE)?.value
  const [first, second] = [await change('cancelOrder'), await change('cancelOrder')]
  expect(first).toMatch(/^[0-9a-f]{8}$/)
  expect(second).not.toBe(first)
  expect(await change('getOrders')).toBeUndefined()
})
