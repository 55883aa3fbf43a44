import { expect, it } from 'vitest'
import { spendingLimitNotifications } from './spending-limit.ts'

it.each([
  ['without a limit', null, 0, 1e9, 'account', []],
  ['below its limit', 300, 0, 29_999, 'account', []],
  ['at its limit', 300, 10_000, 20_000, 'account', []],
  ['a penny above its limit', 300, 10_000, 20_001, 'account', ['OUT_OF_LIMIT']],
  ['already above its limit', 300, 30_001, 0, 'account', ['OUT_OF_LIMIT']],
  ['in the bag, at its limit', 300, 0, 30_000, 'inBag', []],
  ['in the bag, too small for the bag', 300, 0, 30_001, 'inBag', ['MEMBERSHIP_INSUFFICIENT_LIMIT']],
] as const)('a membership %s', (_, limit, spentSoFar, spend, membership, codes) => {
  const told = spendingLimitNotifications({ limit, spentSoFar, spend, membership })
  expect(told.map(({ code }) => code)).toEqual(codes)
  expect(told.every(({ level }) => level === 'warn')).toBe(true)
})
