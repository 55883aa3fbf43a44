import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByWeight } from './split.ts'

const shares = (amount: number, weights: readonly number[]) => splitByWeight(amount, weights, (weight) => weight).map(({ share }) => share)

describe('a discount split over lines', () => {
  it.each([
    ['evenly', 300, [100, 100, 100], [100, 100, 100]],
    ['a unit that is left goes to the earliest of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['units that are left go to the largest remainders', 10, [27, 36, 37], [3, 3, 4]],
    ['in proportion', 1030, [1350, 3800], [270, 760]],
    ['the whole of everything', 5150, [1350, 3800], [1350, 3800]],
    ['nothing to a line that costs nothing', 99, [0, 100, 0], [0, 99, 0]],
    ['nothing when there is nothing to split', 0, [5, 5], [0, 0]],
    ['nothing when there is nothing to weigh', 50, [0, 0], [0, 0]],
    ['nothing over no lines', 50, [], []],
  ])('%s', (_, amount, weights, expected) => {
    expect(shares(amount, weights)).toEqual(expected)
  })

  it('keeps each share beside its line', () => {
    const [first, second] = [{ price: 1 }, { price: 3 }]
    expect(splitByWeight(4, [first, second], ({ price }) => price)).toEqual([
      { item: first, share: 1 },
      { item: second, share: 3 },
    ])
  })

  it('sums to the whole, and no share exceeds its line or is a unit away from its exact part', () => {
    const weights = fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 12 })
    const cases = weights.chain((all) => fc.tuple(fc.constant(all), fc.nat({ max: all.reduce((a, b) => a + b, 0) })))
    fc.assert(
      fc.property(cases, ([all, amount]) => {
        const total = all.reduce((a, b) => a + b, 0)
        const split = shares(amount, all)
        expect(split.reduce((a, b) => a + b, 0)).toBe(total === 0 ? 0 : amount)
        split.forEach((share, index) => {
          const weight = all[index] ?? Number.NaN
          expect(Number.isSafeInteger(share) && share >= 0 && share <= weight).toBe(true)
          expect(Math.abs(share - (amount * weight) / (total || 1))).toBeLessThan(1.000001)
        })
      }),
      { numRuns: 2000 },
    )
  })
})
