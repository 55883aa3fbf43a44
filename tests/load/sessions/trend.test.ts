import { expect, test } from 'vitest'
import { isFlat, trendOf } from './trend.ts'

test.each([
  ['a line from 100 to 110 grows by its rise over its mean', [100, 102, 104, 106, 108, 110], 10 / 105, false],
  ['a line from 100 to 104 is flat', [100, 101, 102, 103, 104], 4 / 102, true],
  ['what goes up and down about a level is flat', [100, 130, 70, 70, 130, 100], 0, true],
  ['what falls is flat', [110, 105, 100], -10 / 105, true],
])('%s', (_, values, growth, flat) => {
  const trend = trendOf(values)
  expect(trend.growth).toBeCloseTo(growth, 10)
  expect(isFlat(trend)).toBe(flat)
})

test('one value is no trend, and not called flat', () => {
  expect(isFlat(trendOf([100]))).toBe(false)
})
