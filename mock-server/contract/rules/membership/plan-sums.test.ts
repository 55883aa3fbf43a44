import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyShare, ordersToEarnBack } from './plan-sums.ts'

const amounts = fc.integer({ min: 0, max: 1_000_000 })

test('twelve of the monthly share are within six minor units of the fee', () => {
  fc.assert(fc.property(amounts, (fee) => Math.abs(monthlyShare(fee) * 12 - fee) <= 6))
  expect([4900, 5900, 3000].map(monthlyShare)).toEqual([408, 492, 250])
})

test('the orders that earn a fee back do so, and one fewer do not', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 100_000 }), (fee, saved) => {
      const orders = ordersToEarnBack(fee, saved) ?? Number.NaN
      expect(orders * saved).toBeGreaterThanOrEqual(fee)
      expect((orders - 1) * saved).toBeLessThan(Math.max(fee, 1))
    }),
  )
})

test('what saves nothing never earns a fee back', () => {
  expect([0, -5].map((saved) => ordersToEarnBack(4900, saved))).toEqual([undefined, undefined])
})
