import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartBars } from './chart-bars.ts'

const price = (raw: number) => ({ raw, formatted: `£${raw / 100}`, label: null, currency: 'GBP' as const, currencySymbol: '£' })
const month = (name: string, products: number, benefits: number) => ({
  month: name,
  products: price(products),
  benefits: price(benefits),
  total: price(products + benefits),
})

test('the month with most fills the height, and the others are in proportion', () => {
  const bars = chartBars([month('2026-01', 500, 0), month('2026-02', 750, 250), month('2026-03', 0, 0)], 'en-GB')
  expect(bars.map(({ products, benefits, isMost }) => [products, benefits, isMost])).toEqual([
    [50, 0, false],
    [75, 25, true],
    [0, 0, false],
  ])
  expect(bars.map(({ name, shortName }) => [name, shortName])[1]).toEqual(['February 2026', 'Feb'])
})

test('whatever was saved, no bar is longer than the space, and what is something shows', () => {
  const amounts = fc.nat({ max: 100_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, amounts), { minLength: 12, maxLength: 12 }), (saved) => {
      const bars = chartBars(
        saved.map(([products, benefits]) => month('2026-03', products, benefits)),
        'en-US',
      )
      for (const [index, bar] of bars.entries()) {
        // Two parts of a line each may pass it by that line.
        expect(bar.products + bar.benefits).toBeLessThanOrEqual(103)
        expect(bar.products > 0).toBe((saved[index]?.[0] ?? 0) > 0)
      }
      expect(bars.filter(({ isMost }) => isMost)).toHaveLength(saved.some(([one, other]) => one + other > 0) ? 1 : 0)
    }),
  )
})
