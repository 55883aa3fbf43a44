import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { documentOf } from './upstream.ts'

const sent: { name: string; headers: Headers }[] = []

/** Answers every request without data, and records the requests. */
function answering(): void {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push({ name: (JSON.parse(String(init.body)) as { operationName: string }).operationName, headers: new Headers(init.headers) })
    return new Response('{"data":{}}', { headers: { 'set-cookie': 'ottilie-session=new-token; Max-Age=60' } })
  })
}

afterEach(() => {
  sent.length = 0
  vi.unstubAllGlobals()
})

function from(headers: Record<string, string>): NextRequest {
  return new NextRequest('http://localhost:3000/api/graphql', { method: 'POST', headers: { host: 'localhost:3000', ...headers } })
}

test('a browser’s request names its client, its page and its session strategy', async () => {
  answering()
  const visitor = visitorCookies(from({ referer: 'http://localhost:3000/us/basket?a=1', cookie: 'ottilie-session=abc' }))
  await sendForVisitor(visitor, { document: documentOf('getBasket'), variables: {}, locale: 'en-US' })
  expect(sent).toHaveLength(1)
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    'apollographql-client-name': 'ottilie-browser',
    referer: 'http://localhost:3000/us/basket?a=1',
    'x-session-strategy': expect.stringMatching(/^[A-Z_]+$/),
    'x-store': 'en-US',
  })
})

test('starting a session names the same page as the request that needs it', async () => {
  answering()
  const visitor = visitorCookies(from({ referer: 'http://localhost:3000/products/x' }))
  await sendForVisitor(visitor, { document: documentOf('addBasketItems'), variables: {}, locale: 'en-GB' })
  expect(sent.map(({ name, headers }) => [name, headers.get('referer')])).toEqual([
    ['startAnonymousSession', 'http://localhost:3000/products/x'],
    ['addBasketItems', 'http://localhost:3000/products/x'],
  ])
})

test('another site’s referer and client name are not forwarded', async () => {
  answering()
  const visitor = visitorCookies(from({ referer: 'https://evil.example/x', 'apollographql-client-name': 'other' }))
  await sendForVisitor(visitor, {
    document: documentOf('logout'),
    variables: {},
    locale: 'en-GB',
    headers: { 'apollographql-client-name': 'x' },
  })
  expect(sent[0]?.headers.get('referer')).toBeNull()
  expect(sent[0]?.headers.get('apollographql-client-name')).toBe('ottilie-browser')
})
