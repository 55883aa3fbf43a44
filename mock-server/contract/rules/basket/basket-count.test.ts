import { expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, lipstickLine, serumLine } from '../testing/lines.ts'
import { basketCount } from './basket-count.ts'

it('counts what is in stock and what has no variant [BASKET-35]', () => {
  const gone = lipstickLine({ id: 'gone', inStock: false, quantity: 7 })
  expect(basketCount([lipstickLine(), serumLine(), gone, annualMembershipLine(), giftMembershipLine()])).toBe(5)
})

it('counts a membership whatever stock says [BASKET-35]', () => {
  expect(basketCount([annualMembershipLine({ inStock: false })])).toBe(1)
})

it('counts nothing in an empty bag', () => {
  expect(basketCount([])).toBe(0)
})
