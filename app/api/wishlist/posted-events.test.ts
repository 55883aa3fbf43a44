import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendForVisitor } from '#app/platform/session/session-response.ts'
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

/** The events that the analytics service was sent. */
let delivered: Record<string, unknown>[]
/** The SKUs on the wishlist, and whether the API changes it. */
let wished: string[]
let isDown: boolean

beforeEach(() => {
  delivered = []
  wished = []
  isDown = false
  vi.stubEnv('EVENTS_URL', 'https://events.example/analytics')
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    delivered.push(...JSON.parse(body).batch)
    return new Response(null, { status: 202 })
  })
  vi.mocked(sendForVisitor).mockImplementation(async (_cookies, { document: { name } }) => {
    const wishlist = { wishes: wished.map((sku) => ({ variant: { sku } })) }
    const data = name === 'getWishedSkus' ? { wishlist } : isDown ? null : { [name]: wishlist }
    return { status: 200, body: JSON.stringify({ data }), token: undefined }
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Posts the form of a wishlist button, and gives the outcome that the page's scripts are told. */
async function press(consent = 'necessary,analytics'): Promise<string | undefined> {
  const answer = await POST(
    new NextRequest('http://shop.test/api/wishlist', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://shop.test',
        host: 'shop.test',
        referer: 'http://shop.test/shop/makeup',
        cookie: `ottilie-consent=${encodeURIComponent(consent)}`,
      },
      body: new URLSearchParams({ locale: 'en-GB', sku: 'BALM-01' }),
    }),
  )
  return answer.cookies.get('ottilie-wish')?.value
}

test.each([
  ['put on', [], 'added', 'Product Added to Wishlist'],
  ['taken off', ['BALM-01'], 'removed', 'Product Removed from Wishlist'],
])('a variant that is %s the wishlist without scripts is told to analytics, once', async (_what, before, outcome, event) => {
  wished = before
  expect(await press()).toBe(outcome)
  expect(delivered).toMatchObject([{ event, properties: { sku: 'BALM-01' }, context: { locale: 'en-GB', page: { path: '/shop/makeup' } } }])
})

test('nothing is told without consent, or if the wishlist did not change', async () => {
  expect(await press('necessary')).toBe('added')
  isDown = true
  expect(await press()).toBe('failed')
  expect(delivered).toEqual([])
})
