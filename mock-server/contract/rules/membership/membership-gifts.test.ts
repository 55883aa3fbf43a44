import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { anniversaryWindow, welcomeGiftEndsAt } from './membership-gifts.ts'
import { addMonths, calendarDaysBetween } from './store-calendar.ts'

const at = (iso: string): number => Date.parse(iso)
const iso = (instant: number): string => new Date(instant).toISOString()
const instants = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') })
const stores = fc.constantFrom<StoreLocale>('en-GB', 'en-US')

test.each([
  ['before the first year is over', '2025-03-20T10:00:00Z', '2026-03-02T10:00:00Z', false, '2026-03-20T10:00:00.000Z'],
  ['on its first instant', '2025-03-20T10:00:00Z', '2026-03-20T10:00:00Z', true, '2026-03-20T10:00:00.000Z'],
  ['a month later', '2025-03-20T10:00:00Z', '2026-04-19T09:00:00Z', true, '2026-03-20T10:00:00.000Z'],
  ['and an instant more', '2025-03-20T10:00:00Z', '2026-04-19T09:00:00.001Z', false, '2027-03-20T10:00:00.000Z'],
  ['of a leap day', '2024-02-29T10:00:00Z', '2027-03-01T10:00:00Z', true, '2027-02-28T10:00:00.000Z'],
  ['of a leap day, four years on', '2024-02-29T10:00:00Z', '2027-06-01T10:00:00Z', false, '2028-02-29T10:00:00.000Z'],
])('the anniversary gift %s', (_what, startedAt, now, isOpen, opensAt) => {
  const window = anniversaryWindow(at(startedAt), at(now), 'en-GB')
  expect([window.isOpen, iso(window.opensAt)]).toEqual([isOpen, opensAt])
})

test('there is always one anniversary to come or open, never in the first year, and never two', () => {
  fc.assert(
    fc.property(instants, stores, fc.integer({ min: 0, max: 4000 }), fc.nat({ max: 86_400_000 }), (startedAt, store, days, rest) => {
      const now = startedAt + days * 86_400_000 + rest
      const { isOpen, opensAt, closesAt } = anniversaryWindow(startedAt, now, store)
      expect(opensAt).toBeGreaterThanOrEqual(addMonths(startedAt, 12, store))
      expect(closesAt).toBeGreaterThanOrEqual(now)
      expect(isOpen).toBe(opensAt <= now)
      expect(calendarDaysBetween(opensAt, closesAt, store)).toBe(30)
      expect(opensAt - now).toBeLessThan(367 * 86_400_000)
    }),
  )
})

test('the welcome gift waits 60 days of the store’s calendar', () => {
  fc.assert(
    fc.property(instants, stores, (startedAt, store) => {
      expect(calendarDaysBetween(startedAt, welcomeGiftEndsAt(startedAt, store), store)).toBe(60)
    }),
  )
})
