import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { DAY } from '../rules/instants.ts'
import type { PastOrder } from './past-order.ts'
import { savingsByMonth, savingsOf } from './savings.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
/** The first instant that counts. */
const first = Date.parse('2025-03-31T23:00:00Z')
const moment = { now, store: 'en-GB' } as const
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

const none = { shipping: 0, discounts: 0, gift: 0 }
const nothing = { products: 0, benefits: none, uses: none }

describe('savings', () => {
  test('are Member’s Prices, delivery that was free, discounts and gifts, over every order', () => {
    const one = {
      ...order,
      deliveryWorth: 395,
      amounts: { ...amounts, memberSavings: 1200, discounts: 300 },
      lines: [{ ...line, giftWorth: 700 }, line],
    }
    const other = { ...order, deliveryWorth: 595, amounts: { ...amounts, delivery: 595, memberSavings: 100 } }
    expect(savingsOf([one, other], moment)).toEqual({
      products: 1300,
      benefits: { shipping: 395, discounts: 300, gift: 700 },
      uses: { shipping: 1, discounts: 1, gift: 1 },
    })
  })

  test('tell how often each kind was used: in how many orders, and how many gifts', () => {
    const one = { ...order, deliveryWorth: 395, amounts: { ...amounts, discounts: 300 }, lines: [{ ...line, giftWorth: 700 }, line] }
    const other = {
      ...one,
      amounts,
      lines: [
        { ...line, giftWorth: 100 },
        { ...line, giftWorth: 200 },
      ],
    }
    expect(savingsOf([one, other], moment).uses).toEqual({ shipping: 2, discounts: 1, gift: 3 })
  })

  test('are none for delivery that cost more than it usually does', () => {
    expect(savingsOf([{ ...order, deliveryWorth: 395, amounts: { ...amounts, delivery: 595 } }], moment).benefits.shipping).toBe(0)
  })

  test('are of this month and the eleven before it, of orders that were kept, at the Member’s Price', () => {
    const saved = { ...order, amounts: { ...amounts, memberSavings: 100 } }
    expect(savingsOf([{ ...saved, placedAt: first }], moment).products).toBe(100)
    expect(
      savingsOf(
        [
          { ...saved, placedAt: first - 1 },
          { ...saved, ended: 'RETURNED' },
          { ...saved, ended: 'CANCELLED' },
          { ...saved, isMemberPriced: false },
        ],
        moment,
      ),
    ).toEqual(nothing)
  })

  test('by month are those of the orders placed in it, and add up to the whole', () => {
    const stores = fc.constantFrom<StoreLocale>('en-GB', 'en-US')
    const placed = fc.array(fc.record({ daysAgo: fc.double({ min: 0, max: 500, noNaN: true }), saved: fc.nat({ max: 10_000 }) }), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(stores, placed, (store, list) => {
        const orders = list.map(({ daysAgo, saved }) => ({
          ...order,
          placedAt: Math.round(now - daysAgo * DAY),
          amounts: { ...amounts, memberSavings: saved },
        }))
        const months = savingsByMonth(orders, { now, store })
        expect(months).toHaveLength(12)
        expect(months.reduce((total, { savings }) => total + savings.products, 0)).toBe(savingsOf(orders, { now, store }).products)
      }),
    )
    const inMarch = { ...order, placedAt: Date.parse('2026-03-01T01:00:00Z'), amounts: { ...amounts, memberSavings: 5 } }
    const monthly = (store: StoreLocale) =>
      savingsByMonth([inMarch], { now, store }).flatMap(({ month, savings }) => (savings.products > 0 ? [month] : []))
    expect([monthly('en-GB'), monthly('en-US')]).toEqual([['2026-03'], ['2026-02']])
  })
})
