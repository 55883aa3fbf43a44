import { describe, expect, test } from 'vitest'
import { DAY } from '../rules/instants.ts'
import type { PastOrder } from './past-order.ts'
import { savingsOf } from './savings.ts'

const now = 1000 * DAY
const amounts = { products: 0, discounts: 0, delivery: 0, tax: 0, membership: 0, total: 0, memberSavings: 0 }
const order: PastOrder = {
  number: 'OT-1',
  requestId: null,
  placedAt: now - DAY,
  ended: null,
  isMemberPriced: true,
  lines: [],
  amounts,
  email: 'ada@example.com',
  address: null,
  deliveryMethod: 'Standard',
  deliveryWorth: 0,
  payment: { kind: 'CARD', label: 'Card' },
}
const line = { type: 'product', sku: 'A', title: 'A', subTitle: null, brandName: null, quantity: 1, charged: 0, giftWorth: 0 } as const

const nothing = { products: 0, benefits: { shipping: 0, discounts: 0, gift: 0 } }

describe('savings', () => {
  test('are Member’s Prices, delivery that was free, discounts and gifts, over every order', () => {
    const one = {
      ...order,
      deliveryWorth: 395,
      amounts: { ...amounts, memberSavings: 1200, discounts: 300 },
      lines: [{ ...line, giftWorth: 700 }, line],
    }
    const other = { ...order, deliveryWorth: 595, amounts: { ...amounts, delivery: 595, memberSavings: 100 } }
    expect(savingsOf([one, other], now)).toEqual({ products: 1300, benefits: { shipping: 395, discounts: 300, gift: 700 } })
  })

  test('are none for delivery that cost more than it usually does', () => {
    expect(savingsOf([{ ...order, deliveryWorth: 395, amounts: { ...amounts, delivery: 595 } }], now).benefits.shipping).toBe(0)
  })

  test('are of the last 12 months, of orders that were kept, at the Member’s Price', () => {
    const saved = { ...order, amounts: { ...amounts, memberSavings: 100 } }
    expect(savingsOf([{ ...saved, placedAt: now - 365 * DAY }], now).products).toBe(100)
    expect(
      savingsOf(
        [
          { ...saved, placedAt: now - 365 * DAY - 1 },
          { ...saved, ended: 'RETURNED' },
          { ...saved, ended: 'CANCELLED' },
          { ...saved, isMemberPriced: false },
        ],
        now,
      ),
    ).toEqual(nothing)
  })
})
