import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendForVisitor } from '#app/platform/session/session-response.ts'
import { POST } from './route.ts'

vi.mock('#app/platform/session/session-response.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/session/session-response.ts')>()),
  sendForVisitor: vi.fn(),
}))

/** Where the shop sends somebody who posted this from there. */
async function posted(fields: Record<string, string>, origin = 'https://shop.example') {
  const headers = { origin, host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' }
  const request = new NextRequest('https://shop.example/api/basket/promo-code', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields).toString(),
  })
  const answer = await POST(request)
  return `${answer.status} ${answer.headers.get('location')}`
}
const sent = () => vi.mocked(sendForVisitor).mock.calls.map(([, { document, variables }]) => [document.name, variables])

beforeEach(() => {
  vi.mocked(sendForVisitor).mockReset().mockResolvedValue({ status: 200, body: '{}', token: undefined })
})

test('a code is applied, and the basket of the store is shown [OP-BASKET-12]', async () => {
  expect(await posted({ locale: 'en-US', code: ' GLOW10 ' })).toBe('303 /us/basket')
  expect(sent()).toEqual([['applyDiscountCode', { code: 'GLOW10' }]])
})

test('a code is taken off, whatever stands in the field [OP-BASKET-13]', async () => {
  expect(await posted({ locale: 'en-GB', remove: 'GLOW10', code: 'X' })).toBe('303 /basket')
  expect(sent()).toEqual([['removeDiscountCode', { code: 'GLOW10' }]])
})

test.each([
  ['no code', { locale: 'en-GB', code: '  ' }, undefined],
  ['a code without end', { locale: 'en-GB', code: 'x'.repeat(65) }, undefined],
  ['a store that is none', { locale: 'fr-FR', code: 'GLOW10' }, undefined],
  ['another site', { locale: 'en-GB', code: 'GLOW10' }, 'https://evil.example'],
])('%s is not sent on, and the basket is shown', async (_what, fields, origin) => {
  expect(await posted(fields, origin)).toBe('303 /basket')
  expect(sent()).toEqual([])
})

test('a contract that cannot be reached leaves the shopper at the basket', async () => {
  vi.mocked(sendForVisitor).mockRejectedValue(new Error('down'))
  expect(await posted({ locale: 'en-GB', code: 'GLOW10' })).toBe('303 /basket')
})
