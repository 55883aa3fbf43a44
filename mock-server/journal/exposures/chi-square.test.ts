import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiSquare, chiSquareProbability } from './chi-square.ts'

test.each([
  // Critical values as statistics books print them.
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [10.828, 1, 0.001],
  [5.991, 2, 0.05],
  [13.816, 2, 0.001],
  [16.266, 3, 0.001],
  [18.307, 10, 0.05],
  [0.0039, 1, 0.95],
  [124.342, 100, 0.05],
])('chance alone makes %f with %i degrees of freedom in %f of all samples', (statistic, degrees, probability) => {
  expect(Math.abs(chiSquareProbability(statistic, degrees) - probability)).toBeLessThan(2e-4 * (1 + probability))
})

const degrees = fc.integer({ min: 1, max: 60 })
const statistic = fc.double({ min: 0, max: 2000, noNaN: true })

test('a probability is between 0 and 1, and falls as the statistic grows', () => {
  fc.assert(
    fc.property(degrees, statistic, statistic, (free, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const [likely, unlikely] = [chiSquareProbability(less, free), chiSquareProbability(more, free)]
      expect(likely).toBeLessThanOrEqual(1)
      expect(unlikely).toBeGreaterThanOrEqual(0)
      expect(unlikely).toBeLessThanOrEqual(likely + 1e-12)
    }),
  )
})

test('with two degrees of freedom it is the exponential function', () => {
  fc.assert(
    fc.property(statistic, (at) => {
      expect(chiSquareProbability(at, 2)).toBeCloseTo(Math.exp(-at / 2), 12)
    }),
  )
})

test('counts as expected are 0 apart, in any order, and twice as many counts are twice as far', () => {
  const counts = fc.array(fc.record({ observed: fc.nat(1e6), expected: fc.integer({ min: 1, max: 1e6 }) }), { minLength: 1 })
  fc.assert(
    fc.property(counts, (list) => {
      const apart = chiSquare(list)
      expect(chiSquare(list.map(({ expected }) => ({ observed: expected, expected })))).toBe(0)
      expect(chiSquare(list.toReversed())).toBeCloseTo(apart, 5 - Math.ceil(Math.log10(apart + 1)))
      const twice = list.map(({ observed, expected }) => ({ observed: 2 * observed, expected: 2 * expected }))
      expect(chiSquare(twice)).toBeCloseTo(2 * apart, 5 - Math.ceil(Math.log10(apart + 1)))
    }),
  )
})
