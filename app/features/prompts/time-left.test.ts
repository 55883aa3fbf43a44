import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const length = { day: DAY, hour: HOUR, minute: MINUTE }

test.each([
  [21 * DAY, 21, 'day'],
  [DAY + 1, 2, 'day'],
  [DAY, 1, 'day'],
  [DAY - 1, 24, 'hour'],
  [HOUR, 1, 'hour'],
  [HOUR - 1, 60, 'minute'],
  [1, 1, 'minute'],
])('%i ms are %i in the unit %s', (left, duration, unit) => {
  expect(timeLeft(1000 + left, 1000)).toEqual({ duration, unit })
})

test.each([0, -1, NaN])('%d ms are none', (left) => {
  expect(timeLeft(1000 + left, 1000)).toBeUndefined()
})

test('what is said is never less than what is left, and less than one unit more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY }), (left) => {
      const { duration, unit } = timeLeft(left, 0) ?? { duration: 0, unit: 'day' }
      expect(duration * length[unit]).toBeGreaterThanOrEqual(left)
      expect((duration - 1) * length[unit]).toBeLessThan(left)
    }),
  )
})
