import { NextRequest, type NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST as postOrderAgain } from '#app/api/account/buy-again/route.ts'
import { POST as postMembership } from '#app/api/basket/membership/route.ts'
import { POST as postGift } from '#app/api/gifts/give/route.ts'
import { POST as postRoutine } from '#app/api/quiz/add/route.ts'
import { sendForVisitor } from '#app/platform/session/session-response.ts'
import { POST as postProduct } from './route.ts'

vi.mock('#app/platform/session/session-response.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/session/session-response.ts')>()),
  sendForVisitor: vi.fn(),
}))

// Outside a server there is no response to wait for.
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (task: () => Promise<void>) => void task(),
}))

const properties = { sku: 'BALM-01', name: 'Night Balm', quantity: 2, currency: 'GBP' }
const CONFLICT = '{"data":null,"errors":[{"message":"no","extensions":{"code":"VERSION_CONFLICT"}}]}'

/** An answer to `addBasketItems` that reports these. */
const added = (updateTracking: unknown) => JSON.stringify({ data: { addBasketItems: { items: [], updateTracking } } })

/** The events that the analytics service was sent. */
let delivered: Record<string, unknown>[]

beforeEach(() => {
  delivered = []
  vi.stubEnv('EVENTS_URL', 'https://events.example/analytics')
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    delivered.push(...JSON.parse(body).batch)
    return new Response(null, { status: 202 })
  })
  vi.mocked(sendForVisitor).mockReset()
  answerWith(added([{ event: 'Product Added', properties }]))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(body: string): void {
  vi.mocked(sendForVisitor).mockResolvedValue({ status: 200, body, token: undefined })
}

type Fields = Readonly<Record<string, string>>
type Route = (request: NextRequest) => Promise<NextResponse>

/** Posts a form, and gives the address that it leads to. */
async function post(route: Route, fields: Fields, consent = 'necessary,analytics'): Promise<string | null> {
  const answer = await route(
    new NextRequest('http://shop.test/api/basket/add', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://shop.test',
        host: 'shop.test',
        referer: 'http://shop.test/join',
        cookie: `ottilie-consent=${encodeURIComponent(consent)}`,
      },
      body: new URLSearchParams({ locale: 'en-GB', ...fields }),
    }),
  )
  return answer.headers.get('location')
}

const gift = { sku: 'MBR-GIFT-UK', recipientName: 'June Abara', recipientEmail: 'june@example.com', message: '', sendDate: '' }

const routes: readonly (readonly [what: string, route: Route, fields: Fields])[] = [
  ['a product without scripts', postProduct, { sku: 'BALM-01' }],
  ['a membership', postMembership, { membershipId: '12' }],
  ['a routine of the quiz', postRoutine, { skus: 'BALM-01,SERUM-02' }],
  ['what is bought again', postOrderAgain, { 'quantity.BALM-01': '2' }],
  ['a gift membership', postGift, gift],
]

test.each(routes)('a posted form that adds %s tells analytics what was added, once [TRACK-05]', async (_what, route, fields) => {
  expect(await post(route, fields)).toBe('/basket')
  expect(delivered).toMatchObject([{ event: 'Product Added', properties, context: { locale: 'en-GB', page: { path: '/join' } } }])
})

test.each(routes)('nothing is told of %s without consent, or if nothing was added', async (_what, route, fields) => {
  await post(route, fields, 'necessary')
  vi.spyOn(console, 'error').mockReturnValue()
  answerWith(JSON.stringify({ ...JSON.parse(added([{ event: 'Product Added', properties }])), errors: [{ message: 'no' }] }))
  expect(await post(route, fields)).not.toBe('/basket')
  expect(delivered).toEqual([])
})

test('an addition that is sent once more after a conflict is told once', async () => {
  vi.mocked(sendForVisitor).mockResolvedValueOnce({ status: 200, body: CONFLICT, token: undefined })
  expect(await post(postProduct, { sku: 'BALM-01' })).toBe('/basket')
  expect(delivered).toMatchObject([{ event: 'Product Added' }])
})

test('what is added in another currency is not told, and no other event is [TRACK-04]', async () => {
  answerWith(
    added([
      { event: 'Product Added', properties: { ...properties, currency: 'EUR' } },
      { event: 'Order Cancelled', properties: { number: 'OT-104210', total: 1745, currency: 'GBP' } },
      { event: 'Product Removed', properties: { ...properties, quantity: 1 } },
    ]),
  )
  await post(postProduct, { sku: 'BALM-01' })
  expect(delivered).toMatchObject([{ event: 'Product Removed', properties: { ...properties, quantity: 1 } }])
})
