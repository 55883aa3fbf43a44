import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from './route.ts'

let asked: { url: string; headers: Record<string, string>; body: string }[] = []
let status = 202

beforeEach(() => {
  asked = []
  status = 202
  vi.stubEnv('EVENTS_URL', 'https://events.example/analytics')
  vi.stubEnv('FORWARD_COOKIES', 'preview,world')
  vi.stubEnv('HAND_OVER', '1')
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    asked.push({ url, headers, body })
    return new Response(null, { status })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const held = { event: 'Product Added', isKept: true }

async function post(body: unknown, { cookie = 'ottilie-session=secret; world=w1', origin = 'http://shop.test' } = {}): Promise<number> {
  const headers = { host: 'shop.test', origin, cookie, referer: 'http://shop.test/basket?q=ada@ottilie.example' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await POST(new NextRequest('http://shop.test/api/events/held', { method: 'POST', headers, body: text }))
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  return answer.status
}

test('a tester’s world is told the name of an event, without the session and without anything that came along', async () => {
  expect(await post({ ...held, properties: { email: 'ada@ottilie.example' } })).toBe(204)
  expect(asked).toEqual([
    {
      url: 'https://events.example/analytics/v1/held',
      headers: expect.objectContaining({ cookie: 'world=w1' }),
      body: JSON.stringify(held),
    },
  ])
  expect(JSON.stringify(asked)).not.toMatch(/secret|ada@/)
})

test.each([
  ['a shop that serves no testers', { HAND_OVER: undefined }, 'world=w1'],
  ['a shop that forwards no cookie', { FORWARD_COOKIES: undefined }, 'world=w1'],
  ['a visitor without a world', {}, 'ottilie-session=secret'],
])('in %s nothing is told', async (_where, env, cookie) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(await post(held, { cookie })).toBe(404)
  expect(asked).toEqual([])
})

test.each([
  [{ event: 'Card Number Seen', isKept: true }],
  [{ event: 'Product Added' }],
  ['{'],
  [`${JSON.stringify(held)}${' '.repeat(500)}`],
])('%j is refused', async (body) => {
  expect(await post(body)).toBe(400)
  expect(asked).toEqual([])
})

test('another site tells nothing, and a service that is down or missing changes nothing', async () => {
  expect(await post(held, { origin: 'https://other.example' })).toBe(403)
  expect(asked).toEqual([])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  status = 500
  expect(await post(held)).toBe(204)
  expect(warned.mock.calls).toEqual([['held events left out: The service answered with 500.']])
  vi.stubEnv('EVENTS_URL', undefined)
  expect(await post(held)).toBe(204)
  expect(asked).toHaveLength(1)
})
