import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anniversaryDays, isInAnniversaryWindow } from './anniversary-days.ts'

const DAY = 86_400_000
const noon = new Date(2026, 2, 2, 12).getTime()
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })

test.each([
  ['now', 0, -1, false],
  ['a millisecond ago', -1, -1, false],
  ['later today', 1, 0, true],
  ['tonight after midnight', DAY / 2 + 1, 1, true],
  ['in a day', DAY, 1, true],
  ['a millisecond later', DAY + 1, 1, true],
  ['in 31 days', 31 * DAY, 30, true],
  ['in 32 days', 32 * DAY, 31, true],
  ['a millisecond past 32 days', 32 * DAY + 1, 32, false],
])('a term that ends %s', (_, ahead, days, isShown) => {
  expect(anniversaryDays(noon + ahead, noon)).toBe(days)
  expect(isInAnniversaryWindow(days)).toBe(isShown)
})

test('what is no instant has no days', () => {
  expect(anniversaryDays(Date.parse('soon'), noon)).toBeUndefined()
  expect(isInAnniversaryWindow(undefined)).toBe(false)
})

test('a later end never has fewer days, and a term that has ended is never in the window', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -40 * DAY, max: 40 * DAY }), fc.nat(2 * DAY), (now, ahead, more) => {
      const days = anniversaryDays(now + ahead, now) ?? NaN
      expect(anniversaryDays(now + ahead + more, now)).toBeGreaterThanOrEqual(days)
      expect(days >= 0).toBe(ahead > 0)
    }),
  )
})
