import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { addDays, addMonths, calendarDaysBetween, longDay, monthOf, monthsUpTo, startOfMonths } from './store-calendar.ts'

const stores = fc.constantFrom<StoreLocale>('en-GB', 'en-US')
const instants = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })
const at = (iso: string): number => Date.parse(iso)
const iso = (instant: number): string => new Date(instant).toISOString()

test.each([
  ['a month after the last of January is the last of February', '2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['in a leap year the 29th', '2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['a year after a leap day is 28 February', '2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['four years after it is a leap day', '2028-02-29T10:00:00.000Z', 48, '2032-02-29T10:00:00.000Z'],
  ['into summer time the hour on the clock stays', '2026-03-15T10:00:00.000Z', 1, '2026-04-15T09:00:00.000Z'],
  ['back is the way it came', '2026-04-15T09:00:00.000Z', -1, '2026-03-15T10:00:00.000Z'],
])('%s', (_what, from, months, to) => {
  expect(iso(addMonths(at(from), months, 'en-GB'))).toBe(to)
})

test('summer time begins on other days in the two stores', () => {
  const between = at('2026-03-14T12:00:00.000Z')
  expect(iso(addDays(between, 1, 'en-GB'))).toBe('2026-03-15T12:00:00.000Z')
  expect(iso(addDays(at('2026-03-07T12:00:00.000Z'), 1, 'en-US'))).toBe('2026-03-08T11:00:00.000Z')
  expect(iso(addDays(at('2026-03-28T12:00:00.000Z'), 1, 'en-GB'))).toBe('2026-03-29T11:00:00.000Z')
})

test('a day is the store’s own', () => {
  const evening = at('2026-07-01T02:00:00.000Z')
  expect([longDay(evening, 'en-GB'), longDay(evening, 'en-US')]).toEqual(['1 July 2026', 'June 30, 2026'])
  expect([monthOf(evening, 'en-GB'), monthOf(evening, 'en-US')]).toEqual(['2026-07', '2026-06'])
})

test('a month later is in the next month, on the same day or its last', () => {
  fc.assert(
    fc.property(instants, stores, fc.integer({ min: 1, max: 60 }), (from, store, months) => {
      const to = addMonths(from, months, store)
      expect(monthsUpTo(to, months + 1, store)[0]).toBe(monthOf(from, store))
      expect(calendarDaysBetween(from, to, store)).toBeGreaterThanOrEqual(months * 28)
      expect(calendarDaysBetween(from, to, store)).toBeLessThanOrEqual(months * 31)
    }),
  )
})

test('days later are that many days away, over summer time too', () => {
  fc.assert(
    fc.property(instants, stores, fc.integer({ min: -800, max: 800 }), (from, store, days) => {
      expect(calendarDaysBetween(from, addDays(from, days, store), store)).toBe(days)
    }),
  )
})

test('twelve months begin at the first instant of the oldest, and an instant lies in the newest', () => {
  fc.assert(
    fc.property(instants, stores, fc.integer({ min: 1, max: 24 }), (now, store, count) => {
      const months = monthsUpTo(now, count, store)
      const start = startOfMonths(now, count, store)
      expect(months).toHaveLength(count)
      expect(months.at(-1)).toBe(monthOf(now, store))
      expect(monthOf(start, store)).toBe(months[0])
      expect(monthOf(start - 1, store)).not.toBe(months[0])
      expect([...months].sort()).toEqual(months)
    }),
  )
})
