import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { anniversaryWindow, welcomeGiftEndsAt, welcomeGiftUntil } from './membership-gifts.ts'
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

test.each([
  ['with no order', [], '2026-03-20T10:00:00Z', true],
  ['after an order that did not bring it', [['2026-03-10T10:00:00Z', false]], '2026-03-20T10:00:00Z', true],
  ['after the order that brought it', [['2026-03-10T10:00:00Z', true]], '2026-03-20T10:00:00Z', false],
  ['after the order that brought it at once', [['2026-03-02T10:00:00Z', true]], '2026-03-20T10:00:00Z', false],
  ['after one that brought that of the membership before', [['2026-03-02T09:59:59.999Z', true]], '2026-03-20T10:00:00Z', true],
  ['on its last instant', [], '2026-05-01T09:00:00Z', true],
  ['and an instant more', [], '2026-05-01T09:00:00.001Z', false],
] as const)('the welcome gift %s', (_what, placed, now, isToBeHad) => {
  const orders = placed.map(([placedAt, broughtGift]) => ({ placedAt: at(placedAt), broughtGift }))
  const until = welcomeGiftUntil(at('2026-03-02T10:00:00Z'), orders, at(now), 'en-GB')
  expect(until === null ? null : iso(until)).toBe(isToBeHad ? '2026-05-01T09:00:00.000Z' : null)
})

test('the welcome gift is had once at most: it goes with time and with the order that brings it, and never comes back', () => {
  const span = 90 * 86_400_000
  const orders = fc.array(fc.record({ after: fc.nat({ max: span }), broughtGift: fc.boolean() }), { maxLength: 6 })
  fc.assert(
    fc.property(instants, stores, orders, fc.nat({ max: span }), fc.nat({ max: span }), (startedAt, store, placed, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
      const until = (after: number) => {
        const known = placed.filter((order) => order.after <= after).map((order) => ({ ...order, placedAt: startedAt + order.after }))
        return welcomeGiftUntil(startedAt, known, startedAt + after, store)
      }
      expect([null, welcomeGiftEndsAt(startedAt, store)]).toContain(until(earlier))
      expect([until(earlier), null]).toContain(until(later))
      // An order that did not bring it changes nothing.
      const withoutOthers = placed
        .filter(({ broughtGift }) => broughtGift)
        .map((order) => ({ ...order, placedAt: startedAt + order.after }))
      const all = placed.map((order) => ({ ...order, placedAt: startedAt + order.after }))
      const now = startedAt + later
      expect(welcomeGiftUntil(startedAt, all, now, store)).toBe(welcomeGiftUntil(startedAt, withoutOthers, now, store))
    }),
  )
})
