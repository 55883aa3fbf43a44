import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeDay, storeDaysBetween } from './store-day.ts'

const late = '2026-07-01T02:00:00.000Z'

test('a day is the store’s own', () => {
  expect([storeDay(late, 'en-GB'), storeDay(late, 'en-US')]).toEqual(['1 July 2026', 'June 30, 2026'])
})

test('a day more is a day more, on either side of midnight and of summer time', () => {
  const noon = fc.integer({ min: 0, max: 5000 }).map((day) => Date.parse('2020-01-01T17:00:00Z') + day * 86_400_000)
  fc.assert(
    fc.property(noon, fc.integer({ min: -400, max: 400 }), fc.constantFrom('en-GB', 'en-US'), (from, days, locale) => {
      expect(storeDaysBetween(from, from + days * 86_400_000, locale)).toBe(days)
    }),
  )
  expect(storeDaysBetween(Date.parse('2026-03-02T23:59:00Z'), Date.parse('2026-03-03T00:01:00Z'), 'en-GB')).toBe(1)
  expect(storeDaysBetween(Date.parse('2026-03-02T23:59:00Z'), Date.parse('2026-03-03T00:01:00Z'), 'en-US')).toBe(0)
})
