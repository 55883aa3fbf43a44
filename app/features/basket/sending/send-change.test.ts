// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import { goTo } from '#app/platform/window/go-to.ts'
import { sendChange } from './send-change.client.ts'

const answer = vi.hoisted(() => ({ items: [] as object[] }))

vi.mock('#app/platform/window/go-to.ts', () => ({ goTo: vi.fn() }))
vi.mock('#app/platform/graphql/browser-client.ts', () => ({
  change: async () => ({ addBasketItems: { items: answer.items, notifications: [], updateTracking: [] } }),
}))

const gift = {
  id: 'gift',
  type: 'giftMembership',
  quantity: 1,
  origin: 'user',
  removable: true,
  variant: null,
  membership: { id: '610301', name: 'Gift' },
}
const addGift = { change: { kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' }, line: undefined } as const

beforeEach(() => {
  vi.mocked(goTo).mockClear()
  answer.items = [gift]
  history.replaceState(null, '', '/gift-memberships')
})

test.each([
  ['en-GB', '/basket'],
  ['en-US', '/us/basket'],
])('a gift membership that is in leads to the basket of its store: %s to %s [BASKET-15]', async (locale, href) => {
  document.documentElement.lang = locale
  const asProduct = { kind: 'addProducts', lines: [{ sku: 'MBR-GIFT-UK' }], location: 'Page' } as const
  await sendChange(addGift)
  await sendChange({ change: asProduct, line: undefined })
  expect(vi.mocked(goTo).mock.calls).toEqual([[href], [href]])
})

test('one that was not let in, another product, and one added on the basket’s page itself lead nowhere [BASKET-15]', async () => {
  document.documentElement.lang = 'en-GB'
  await sendChange({ change: { kind: 'addProducts', lines: [{ sku: 'SERUM-02' }], location: 'Page' }, line: undefined })
  answer.items = []
  await sendChange(addGift)
  answer.items = [gift]
  history.replaceState(null, '', '/basket')
  await sendChange(addGift)
  expect(goTo).not.toHaveBeenCalled()
})

test('a change of a line that nobody knows is refused before it is sent, and logged [BASKET-34]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const outcome = await sendChange({ change: { kind: 'setQuantity', lineId: 'gone', quantity: 2 }, line: undefined })
  expect(outcome).toEqual({ status: 'failed', code: 'REFUSED', mayRepeat: false })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Basket: setQuantity failed: toItemInput(): received null item')
})
