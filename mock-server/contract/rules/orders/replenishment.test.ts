import { describe, expect, test } from 'vitest'
import { DAY } from '../instants.ts'
import { inOrder, type Purchase, replenishments, within } from './replenishment.ts'

const bought = (sku: string, at: number, inStock = true): Purchase => ({ sku, at, inStock })

describe('what was bought before', () => {
  test('is taken together by variant: the last time, and how often', () => {
    expect(replenishments([bought('a', 3), bought('b', 2), bought('a', 1)], new Set())).toEqual([
      { sku: 'a', lastAt: 3, times: 2, inStock: true },
      { sku: 'b', lastAt: 2, times: 1, inStock: true },
    ])
    expect(replenishments([bought('a', 1), bought('a', 3)], new Set())[0]?.lastAt).toBe(3)
  })

  test('leaves out what is kept out', () => {
    expect(replenishments([bought('a', 3), bought('b', 2)], new Set(['a'])).map(({ sku }) => sku)).toEqual(['b'])
  })

  test.each([
    ['ALL_TIME', 10_000, 10_000],
    ['LAST_3_MONTHS', 91, 92],
    ['LAST_6_MONTHS', 182, 183],
    ['LAST_12_MONTHS', 365, 366],
  ] as const)('within %s reaches %i days back', (period, reached, beyond) => {
    const now = 20_000 * DAY
    const all = replenishments([bought('near', now - reached * DAY), bought('far', now - beyond * DAY)], new Set())
    expect(within(all, period, now).map(({ sku }) => sku)).toEqual(period === 'ALL_TIME' ? ['near', 'far'] : ['near'])
  })

  test('is read in three orders, ties settled by sku', () => {
    const all = replenishments(
      [bought('d', 4), bought('c', 4), bought('b', 1, false), bought('a', 2), bought('a', 9), bought('e', 5)],
      new Set(),
    )
    expect(inOrder(all, 'RECOMMENDED').map(({ sku }) => sku)).toEqual(['c', 'd', 'e', 'a', 'b'])
    expect(inOrder(all.toReversed(), 'MOST_RECENT').map(({ sku }) => sku)).toEqual(['a', 'e', 'c', 'd', 'b'])
    expect(inOrder(all, 'MOST_RECENT').map(({ sku }) => sku)).toEqual(['a', 'e', 'c', 'd', 'b'])
    expect(inOrder(all, 'MOST_PURCHASED').map(({ sku }) => sku)).toEqual(['a', 'e', 'c', 'd', 'b'])
  })
})
