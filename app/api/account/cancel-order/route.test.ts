import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sendForVisitor } from '#app/platform/session/session-response.ts'
import { cancelOrderNumber } from '#operations/__generated__/input-limits.ts'
import { POST } from './route.ts'

vi.mock('#app/platform/session/session-response.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/session/session-response.ts')>()),
  sendForVisitor: vi.fn(),
}))

// Outside a server there is no response to wait for.
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (task: () => Promise<void>) => void task(),
}))

const properties = { number: 'OT-104210', total: 1745, currency: 'GBP' }
const cancelled = { __typename: 'OrderCancelled', order: {}, tracking: { event: 'Order Cancelled', properties } }

/** What was sent to the analytics service: address, headers and the parsed body of each request. */
let delivered: { url: string; headers: Record<string, string>; body: { batch: Record<string, unknown>[] } }[]
let serviceStatus: number

beforeEach(() => {
  delivered = []
  serviceStatus = 202
  vi.stubEnv('EVENTS_URL', 'https://events.example/analytics')
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    delivered.push({ url, headers, body: JSON.parse(body) })
    return new Response(null, { status: serviceStatus })
  })
  answerWith({ data: { cancelOrder: cancelled } })
})

function answerWith(body: unknown, status = 200): void {
  vi.mocked(sendForVisitor)
    .mockReset()
    .mockResolvedValue({ status, body: typeof body === 'string' ? body : JSON.stringify(body), token: undefined })
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Posts the form of an order's page, and gives the address that it leads to. */
async function cancel({
  consent = 'necessary,analytics',
  number = 'OT-104210',
  locale = 'en-GB',
  world = '',
} = {}): Promise<string | null> {
  const request = new NextRequest('http://shop.test/api/account/cancel-order', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://shop.test',
      host: 'shop.test',
      referer: `http://shop.test/account/order-history/${number}?done=x`,
      cookie: `ottilie-session=secret${consent && `; ottilie-consent=${encodeURIComponent(consent)}`}${world && `; world=${world}`}`,
    },
    body: new URLSearchParams({ locale, number }),
  })
  const answer = await POST(request)
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}

test('an order that was cancelled is told to analytics once, as it is declared, without the session [TRACK-08]', async () => {
  expect(await cancel()).toBe('/account/order-history/OT-104210?done=cancelled')
  expect(delivered).toHaveLength(1)
  expect(delivered[0]).toMatchObject({
    url: 'https://events.example/analytics/v1/batch',
    body: {
      batch: [
        {
          type: 'track',
          event: 'Order Cancelled',
          properties,
          anonymousId: 'server',
          context: { locale: 'en-GB', page: { path: '/account/order-history/*' } },
        },
      ],
    },
  })
  expect(JSON.stringify(delivered)).not.toContain('secret')
})

test('a tester’s world is told that the shop’s server sent it', async () => {
  vi.stubEnv('FORWARD_COOKIES', 'world')
  await cancel({ world: 'w1' })
  expect(delivered[0]?.headers).toMatchObject({ cookie: 'world=w1', 'apollographql-client-name': 'ottilie-server' })
})

test('what is not declared is left out of the properties', async () => {
  answerWith({
    data: { cancelOrder: { ...cancelled, tracking: { event: 'Order Cancelled', properties: { ...properties, email: 'a@b.example' } } } },
  })
  await cancel()
  expect(delivered[0]?.body.batch.map((event) => event['properties'])).toEqual([properties])
})

test.each([
  ['en-GB', 'necessary', 0],
  ['en-GB', 'necessary,functional', 0],
  ['en-GB', '', 0],
  ['en-US', 'necessary', 0],
  ['en-US', '', 1],
])('from %s with the consent "%s", the cancellation leaves the shop %i times', async (locale, consent, times) => {
  await cancel({ locale, consent })
  expect(delivered).toHaveLength(times)
})

test.each<[string, unknown, number, string]>([
  ['is too late', { data: { cancelOrder: { __typename: 'CancelOrderRejected', problems: [{ code: 'TOO_LATE' }] } } }, 200, 'TOO_LATE'],
  ['fails beside its data', { data: { cancelOrder: cancelled }, errors: [{ message: 'no' }] }, 200, 'UNAVAILABLE'],
  ['is answered with a bad status', 'Busy', 503, 'UNAVAILABLE'],
])('nothing is told of a cancellation that %s', async (_what, body, status, code) => {
  vi.spyOn(console, 'error').mockReturnValue()
  answerWith(body, status)
  expect(await cancel()).toBe(`/account/order-history/OT-104210?failed=${code}`)
  expect(delivered).toEqual([])
})

test('nothing is told if the session has ended, or of a form that is none', async () => {
  answerWith({ data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] })
  expect(await cancel()).toContain('/api/session/ended')
  expect(await cancel({ number: '1'.repeat(cancelOrderNumber.maxLength + 1) })).toBe('/account/order-history?failed=UNAVAILABLE')
  expect(delivered).toEqual([])
})

test('an event that is not of an order is not passed on, and one that is not as declared is logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  answerWith({ data: { cancelOrder: { ...cancelled, tracking: { event: 'Card Number Seen', properties } } } })
  await cancel()
  answerWith({ data: { cancelOrder: { ...cancelled, tracking: { event: 'Order Cancelled', properties: { number: 'OT-104210' } } } } })
  expect(await cancel()).toBe('/account/order-history/OT-104210?done=cancelled')
  expect(delivered).toEqual([])
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^analytics event left out: Order Cancelled: /))
})

test('a service that does not take it changes nothing for the shopper: it is sent again after 1 and 5 s as the same, then logged once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  serviceStatus = 503
  expect(await cancel()).toBe('/account/order-history/OT-104210?done=cancelled')
  await vi.advanceTimersByTimeAsync(999)
  expect(delivered).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(delivered).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4999)
  expect(warned).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(delivered).toHaveLength(3)
  expect(delivered.map(({ body }) => body)).toEqual(Array(3).fill(delivered[0]?.body))
  expect(warned.mock.calls).toEqual([['analytics events left out: The analytics service answered with 503.']])
})

test('what arrives at the second try is told once, and nothing is logged', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  serviceStatus = 503
  await cancel()
  await vi.advanceTimersByTimeAsync(0)
  serviceStatus = 202
  await vi.advanceTimersByTimeAsync(60_000)
  expect(delivered).toHaveLength(2)
})

test('a service with an address that is none changes nothing for the shopper, and is logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('EVENTS_URL', 'javascript:alert(1)')
  expect(await cancel()).toBe('/account/order-history/OT-104210?done=cancelled')
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^analytics events left out: /))
})
