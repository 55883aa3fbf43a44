import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { shortStoreDay, storeDay, storeDaysBetween, storeMoment } from './store-day.ts'

const late = '2026-07-01T02:00:00.000Z'

test('a day is the store’s own', () => {
  expect([storeDay(late, 'en-GB'), storeDay(late, 'en-US')]).toEqual(['1 July 2026', 'June 30, 2026'])
  expect([shortStoreDay(late, 'en-GB'), shortStoreDay(late, 'en-US')]).toEqual(['1 Jul 2026', 'Jun 30, 2026'])
  const summerNight = '2026-06-30T23:30:00.000Z'
  expect([storeDay(summerNight, 'en-GB'), shortStoreDay(summerNight, 'en-GB')]).toEqual(['1 July 2026', '1 Jul 2026'])
})

test('a moment is told by the store’s clock', () => {
  // Before 'PM' there is a space of some kind, which is the browser's matter.
  const moments = ['en-GB', 'en-US'].map((locale) => storeMoment(late, locale).replaceAll(/\s/g, ' '))
  expect(moments).toEqual(['1 Jul 2026, 03:00', 'Jun 30, 2026, 10:00 PM'])
})

test('a calendar day is the same in every store', () => {
  expect([calendarDate('2026-07-01', 'en-GB'), calendarDate('2026-07-01', 'en-US')]).toEqual(['1 July 2026', 'July 1, 2026'])
})

test.each(['', 'soon', '2026-02-30T25:00:00Z', '２０２６'])('what is no day, such as %j, is left out and breaks no page', (odd) => {
  expect([calendarDate(odd, 'en-GB'), storeDay(odd, 'en-US'), shortStoreDay(odd, 'en-GB'), storeMoment(odd, 'en-US')]).toEqual([
    '',
    '',
    '',
    '',
  ])
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
