import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { sendForVisitor } from '#app/platform/session/session-response.ts'
import { POST } from './route.ts'

vi.mock('#app/platform/session/session-response.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/session/session-response.ts')>()),
  sendForVisitor: vi.fn(),
}))

const ADDED = JSON.stringify({ data: { addBasketItems: { id: 'bag' } } })

let logged: MockInstance

beforeEach(() => {
  vi.mocked(sendForVisitor).mockReset().mockResolvedValue({ status: 200, body: ADDED, token: undefined })
  logged = vi.spyOn(console, 'error').mockReturnValue()
  // Sessions that begin here are in the group that strikes offers through.
  vi.stubGlobal('fetch', async () => Response.json({ flags: [{ key: 'experiment-strikethrough-price', value: 'variant' }] }))
})
afterEach(() => vi.unstubAllGlobals())

function post(fields: Record<string, string>): Promise<Response> {
  return POST(
    new NextRequest('http://shop.test/api/basket/add', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://shop.test', host: 'shop.test' },
      body: new URLSearchParams(fields),
    }),
  )
}

const sent = () =>
  vi.mocked(sendForVisitor).mock.calls.map(([, { document, variables, locale }]) => ({ name: document.name, variables, locale }))

test('without scripts the same is added: the line, to the newest list, with the location that the form names [BASKET-08, BASKET-09, BASKET-30, BASKET-33, OP-BASKET-11]', async () => {
  // The form offers two variants; one was chosen.
  const offered = { 'variantId.BALM-01': 'balm', 'variantId.SERUM-02': 'serum', 'maxItemQuantity.SERUM-02': '5' }
  const answer = await post({
    sku: 'SERUM-02',
    locale: 'en-US',
    location: 'ATB_CONFIRMATION',
    locationDetails: 'goes-well',
    source: 'X',
    ...offered,
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/us/basket'])
  expect(sent()).toEqual([
    {
      name: 'addBasketItems',
      locale: 'en-US',
      variables: {
        listId: '',
        version: -1,
        items: [
          expect.objectContaining({
            type: 'product',
            variantId: 'serum',
            variantSku: 'SERUM-02',
            quantity: 1,
            origin: 'user',
            maxItemQuantity: 5,
          }),
        ],
        basketMutationFlags: null,
        location: 'ATB_CONFIRMATION',
        locationDetails: 'goes-well',
        source: 'X',
      },
    },
  ])
})

test('an addition that begins a session assigns its group of struck offers', async () => {
  vi.mocked(sendForVisitor).mockResolvedValue({ status: 200, body: ADDED, token: { value: 'new', maxAgeSeconds: 60 } })
  expect((await post({ sku: 'SERUM-02', locale: 'en-GB' })).headers.getSetCookie().join()).toContain('ottilie-strikes=1')
})

test('a form without a valid location counts as a page’s; gifts are added as gifts [BASKET-14]', async () => {
  await post({ sku: 'MBR-GIFT-UK', locale: 'en-GB', location: '<script>' })
  expect(sent()).toMatchObject([
    { variables: { location: 'Page', items: [{ type: 'giftMembership', variantSku: 'MBR-GIFT-UK', quantity: 1 }] } },
  ])
})

test('a gift membership that was not added is logged as such [BASKET-36]', async () => {
  vi.mocked(sendForVisitor).mockResolvedValue({ status: 200, body: '{"data":null,"errors":[{"message":"no"}]}', token: undefined })
  await post({ sku: 'MBR-GIFT-UK', locale: 'en-GB' })
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Error adding membership to basket: /))
})

test('an invalid form, and an addition that the API refuses, is reported on the basket page', async () => {
  expect((await post({ locale: 'en-GB' })).headers.get('location')).toBe('/basket?error=add')
  vi.mocked(sendForVisitor).mockRejectedValue(new Error('unreachable'))
  expect((await post({ sku: 'SERUM-02', locale: 'en-US' })).headers.get('location')).toBe('/us/basket?error=add')
})

test.each([
  ['a bad status', 500, 'Internal Server Error'],
  ['an error', 200, JSON.stringify({ data: null, errors: [{ message: 'no' }] })],
  ['an error beside data', 200, JSON.stringify({ data: { addBasketItems: { id: 'bag' } }, errors: [{ message: 'no' }] })],
  ['nothing', 200, '{"data":null}'],
  ['an empty bag of words', 200, '{"data":{"addBasketItems":null}}'],
  ['half an answer', 200, ADDED.slice(0, -4)],
])(
  'an addition that is answered with %s is logged and told, and a session that came with it is kept [OP-BASKET-05, OP-BASKET-06]',
  async (_what, status, body) => {
    vi.mocked(sendForVisitor).mockResolvedValue({ status, body, token: { value: 'new', maxAgeSeconds: 60 } })
    const answer = await post({ sku: 'SERUM-02', locale: 'en-GB' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/basket?error=add'])
    expect(answer.headers.getSetCookie().join()).toContain('ottilie-session=new')
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Basket: addProducts failed: /))
  },
)

describe('an addition that the basket has moved on from', () => {
  const CONFLICT = '{"data":null,"errors":[{"message":"no","extensions":{"code":"VERSION_CONFLICT"}}]}'
  const started = { value: 'new', maxAgeSeconds: 60 }

  test('is sent once more, in the session that the first one started', async () => {
    vi.mocked(sendForVisitor).mockResolvedValueOnce({ status: 200, body: CONFLICT, token: started })
    const answer = await post({ sku: 'SERUM-02', locale: 'en-GB' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/basket'])
    expect(answer.headers.getSetCookie().join()).toContain('ottilie-session=new')
    expect(vi.mocked(sendForVisitor).mock.calls.map(([visitor]) => visitor.sessionToken)).toEqual([undefined, 'new'])
    const [first, second] = sent()
    expect(second).toEqual(first)
    expect(logged).not.toHaveBeenCalled()
  })

  test('is told after a second conflict', async () => {
    vi.mocked(sendForVisitor).mockResolvedValue({ status: 200, body: CONFLICT, token: undefined })
    expect((await post({ sku: 'SERUM-02', locale: 'en-GB' })).headers.get('location')).toBe('/basket?error=add')
    expect([sent(), logged.mock.calls]).toMatchObject([{ length: 2 }, { length: 1 }])
  })
})

test('a gift membership that cannot be added without scripts is logged as such [BASKET-36]', async () => {
  vi.mocked(sendForVisitor).mockResolvedValue({ status: 503, body: 'Busy', token: undefined })
  expect((await post({ sku: 'MBR-GIFT-UK', locale: 'en-GB' })).headers.get('location')).toBe('/basket?error=add')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error adding membership to basket: answered with status 503')
})
