import { expect, test } from 'vitest'
import { isEditable, readShownBasket, withQuantity } from './basket-lines.ts'

const lipstick = {
  id: 'one',
  type: 'product',
  origin: 'user',
  quantity: 1,
  variant: { sku: 'OT-RSL-07', title: 'Lipstick' },
  membership: null,
}
const membership = { id: 'two', type: 'membership', origin: 'user', quantity: 1, variant: null, membership: { id: '610101', name: 'Plus' } }
const gift = { id: 'three', type: 'product', origin: 'discount', quantity: 1, variant: { sku: 'OT-GIFT', title: 'Gift' }, membership: null }
const basket = (items: unknown[]) => ({ items, deliveryMethod: 'Standard', includedDiscounts: [{ code: 'GLOW10' }, { code: null }] })

test('a bag is read by reference', () => {
  expect(readShownBasket(basket([lipstick, null, membership]))).toEqual({
    lines: [
      { id: 'one', type: 'product', origin: 'user', quantity: 1, offerId: 'OT-RSL-07', title: 'Lipstick' },
      { id: 'two', type: 'membership', origin: 'user', quantity: 1, offerId: '610101', title: 'Plus' },
    ],
    codes: ['GLOW10'],
    deliveryMethod: 'Standard',
  })
  expect(readShownBasket({})).toBeUndefined()
})

test('another quantity is written with the other lines, without what discounts put in', () => {
  const shown = readShownBasket(basket([lipstick, membership, gift]))
  expect(shown && withQuantity(shown, 'one', 3)).toEqual({
    basket: {
      lines: [
        { id: 'one', type: 'product', origin: 'user', quantity: 3, offerId: 'OT-RSL-07', giftInfo: null, kitSku: null, giftOffer: null },
        { id: 'two', type: 'membership', origin: 'user', quantity: 1, offerId: '610101', giftInfo: null, kitSku: null, giftOffer: null },
      ],
      deliveryMethod: 'Standard',
    },
  })
  expect(shown && withQuantity(shown, 'one', 0)).toMatchObject({ basket: { lines: [{ id: 'two' }] } })
})

test('a bag with a gift for somebody is not written over: its letter would be lost', () => {
  const editable = (items: unknown[]) => {
    const shown = readShownBasket(basket(items))
    return shown && isEditable(shown)
  }
  expect(editable([lipstick, gift])).toBe(true)
  expect(editable([lipstick, { ...membership, type: 'giftMembership' }])).toBe(false)
})
