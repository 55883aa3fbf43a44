import { describe, expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, lipstickLine } from '../testing/lines.ts'
import { decideAddition, decideEdit, isQuantity, quantityLimit } from './quantities.ts'

const five = lipstickLine({ quantity: 3, maxItemQuantity: 5 })
const badRequest = { code: 'BASKET_SERVICE_BAD_REQUEST_ERROR', level: 'error', params: [] }
const exceeded = (maxQty: string) => ({ code: 'MAX_QTY_EXCEEDED', level: 'info', params: [{ name: 'maxQty', value: maxQty }] })
const outOfStock = { code: 'ITEM_OOS', level: 'warn', params: [{ name: 'product', value: 'Ribbon Satin Lipstick' }] }

it.each([
  [0, true],
  [1, true],
  [1_000_000, true],
  [1_000_001, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d is a quantity: %s', (quantity, expected) => {
  expect(isQuantity(quantity)).toBe(expected)
})

it.each([
  ['its own limit', five, 5],
  ['what stock says without one', lipstickLine(), 99_999],
  ['what stock says below its own', lipstickLine({ maxItemQuantity: 200_000 }), 99_999],
  ['nothing out of stock', lipstickLine({ inStock: false, maxItemQuantity: 5 }), 0],
  ['one membership', annualMembershipLine({ maxItemQuantity: 5 }), 1],
  ['one gift membership', giftMembershipLine({ inStock: false }), 1],
])('the most of a line is %s', (_, line, limit) => {
  expect(quantityLimit(line)).toBe(limit)
})

describe('adding', () => {
  it.each([
    ['what fits', five, 3, 1, 4, []],
    ['up to the limit', five, 3, 2, 5, []],
    ['above the limit: as many as fit [BASKET-31]', five, 3, 9, 5, [exceeded('5')]],
    ['at the limit: none [BASKET-31]', five, 5, 1, 5, [exceeded('5')]],
    ['to more than the limit by now: none, and none taken away', five, 7, 1, 7, [exceeded('5')]],
    ['nothing', five, 3, 0, 3, []],
    ['less than nothing', five, 3, -1, 3, [badRequest]],
    ['part of one', five, 3, 0.5, 3, [badRequest]],
    ['over a million', lipstickLine(), 0, 1_000_001, 0, [badRequest]],
    ['what is out of stock', lipstickLine({ inStock: false }), 0, 1, 0, [outOfStock]],
    ['a gift membership', giftMembershipLine(), 0, 1, 1, []],
    ['three gift memberships: one [BASKET-38]', giftMembershipLine(), 0, 3, 1, [exceeded('1')]],
    ['a second gift membership: still one [BASKET-38]', giftMembershipLine(), 1, 1, 1, [exceeded('1')]],
    ['a gift membership, whatever stock says', giftMembershipLine({ inStock: false }), 0, 1, 1, []],
  ])('%s', (_, line, held, asked, quantity, notifications) => {
    expect(decideAddition(line, held, asked)).toMatchObject({ quantity, notifications })
  })
})

describe('editing', () => {
  it.each([
    ['up to the limit', five, 5, 5, []],
    ['down', five, 1, 1, []],
    ['to 0: it goes', five, 0, 0, []],
    ['above the limit: it keeps what it had [BASKET-31]', five, 6, 3, [exceeded('5')]],
    ['below 0', five, -1, 3, [badRequest]],
    ['to part of one', five, 1.5, 3, [badRequest]],
    ['over a million', five, 1_000_001, 3, [badRequest]],
    ['out of stock', lipstickLine({ inStock: false }), 2, 1, [outOfStock]],
    ['out of stock to 0: it goes', lipstickLine({ inStock: false }), 0, 0, []],
    ['a gift membership to 2: still one [BASKET-38]', giftMembershipLine(), 2, 1, [exceeded('1')]],
    ['a gift membership to 0: it goes', giftMembershipLine(), 0, 0, []],
  ])('%s', (_, line, asked, quantity, notifications) => {
    expect(decideEdit(line, asked)).toMatchObject({ quantity, notifications })
    expect(decideEdit(line, asked).notifications).toHaveLength(notifications.length)
  })
})
