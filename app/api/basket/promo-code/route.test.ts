import { NextRequest } from 'next/server'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { sendForVisitor } from '#app/platform/session/session-response.ts'
import { POST } from './route.ts'

vi.mock('#app/platform/session/session-response.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/session/session-response.ts')>()),
  sendForVisitor: vi.fn(),
}))

/** The redirect after posting these fields from that page. */
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

let logged: MockInstance

beforeEach(() => {
  const body = JSON.stringify({ data: { applyDiscountCode: { items: [] }, removeDiscountCode: { items: [] } } })
  vi.mocked(sendForVisitor).mockReset().mockResolvedValue({ status: 200, body, token: undefined })
  logged = vi.spyOn(console, 'error').mockReturnValue()
})

test('a code is applied, and the store’s basket page is shown [OP-BASKET-12]', async () => {
  expect(await posted({ locale: 'en-US', code: ' GLOW10 ', 'active.SHIPFREE': '' })).toBe('303 /us/basket')
  expect(sent()).toEqual([['applyDiscountCode', { code: 'GLOW10' }]])
})

test('a code is removed, whatever the field contains [OP-BASKET-13]', async () => {
  expect(await posted({ locale: 'en-GB', remove: 'GLOW10', code: 'X', 'active.GLOW10': '' })).toBe('303 /basket')
  expect(sent()).toEqual([['removeDiscountCode', { code: 'GLOW10' }]])
})

test.each([
  ['no code', '  ', ''],
  ['a code without end', 'x'.repeat(10_000), 'x'.repeat(65)],
])('%s is not sent on, and the basket’s page says why', async (_what, code, told) => {
  expect(await posted({ locale: 'en-US', code })).toBe(`303 /us/basket?error=apply-code&code=${told}`)
  expect(sent()).toEqual([])
})

test('a code that is applied already causes a warning without a request, in any letter case [PROMO-08]', async () => {
  expect(await posted({ locale: 'en-GB', code: ' glow10', 'active.GLOW10': '' })).toBe('303 /basket?error=apply-code&code=glow10')
  expect(sent()).toEqual([])
})

test.each([
  ['a store that is none', { locale: 'fr-FR', code: 'GLOW10' }, undefined],
  ['another site', { locale: 'en-GB', code: 'GLOW10' }, 'https://evil.example'],
])('%s is not sent on, and the basket is shown', async (_what, fields, origin) => {
  expect(await posted(fields, origin)).toBe('303 /basket')
  expect(sent()).toEqual([])
})

test.each([
  ['apply-code', { code: 'A&B 1' }, 'applyDiscountCode', 'applyCode'],
  ['remove-code', { remove: 'A&B 1' }, 'removeDiscountCode', 'removeCode'],
])('what fails is logged, and told on the basket’s page (%s)', async (error, fields, name, kind) => {
  const told = `303 /us/basket?error=${error}&code=A%26B+1`
  vi.mocked(sendForVisitor).mockRejectedValueOnce(new Error('down'))
  expect(await posted({ locale: 'en-US', ...fields })).toBe(told)
  for (const body of ['Internal Server Error', '{"data":null}', `{"data":{"${name}":null}}`, `{"data":{"${name}":{}},"errors":[{}]}`]) {
    vi.mocked(sendForVisitor).mockResolvedValueOnce({ status: 500, body, token: { value: 'new', maxAgeSeconds: 60 } })
    expect(await posted({ locale: 'en-US', ...fields })).toBe(told)
  }
  expect(logged).toHaveBeenCalledTimes(5)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(`Basket: ${kind} failed`))
})
