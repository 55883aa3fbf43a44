import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import type { PlanKind } from '#fixtures/membership/record.ts'
import { DAY } from '../instants.ts'
import { daysBetween, graceEndsAt, isRunning, termOf } from './membership-term.ts'
import { calendarDaysBetween } from './store-calendar.ts'

const start = 1000 * DAY

test('a membership’s days are counted from the world’s start', () => {
  expect(termOf({ plan: 'plus', startedDaysAgo: 10, termEndsInDays: 20, cancelledDaysAgo: 3 }, start)).toEqual({
    startedAt: start - 10 * DAY,
    endsAt: start + 20 * DAY,
    cancelledAt: start - 3 * DAY,
  })
  expect(termOf({ plan: 'plus', startedDaysAgo: -0.5, termEndsInDays: -1 }, start)).toEqual({
    startedAt: start + DAY / 2,
    endsAt: start - DAY,
    cancelledAt: null,
  })
})

describe('a membership', () => {
  const record = { plan: 'plus', startedDaysAgo: 10, termEndsInDays: 1.5 } as const

  test('runs to the last millisecond of its term', () => {
    expect(isRunning(record, start, start + 1.5 * DAY)).toBe(true)
    expect(isRunning(record, start, start + 1.5 * DAY + 1)).toBe(false)
  })

  test('that ended before the world began does not run', () => {
    expect(isRunning({ ...record, termEndsInDays: -1 }, start, start - DAY)).toBe(true)
    expect(isRunning({ ...record, termEndsInDays: -1 }, start, start)).toBe(false)
  })

  test('that nobody has does not run', () => {
    expect(isRunning(undefined, start, start)).toBe(false)
  })
})

describe('the right to renew', () => {
  const ended = { startedAt: 0, endsAt: start, cancelledAt: null }
  const plus = planOf('en-GB', 'plus')

  test('begins when the term has ended and lasts 30 days', () => {
    expect(graceEndsAt(ended, plus, start)).toBeNull()
    expect(graceEndsAt(ended, plus, start + 1)).toBe(start + 30 * DAY)
    expect(graceEndsAt(ended, plus, start + 30 * DAY - 1)).toBe(start + 30 * DAY)
    expect(graceEndsAt(ended, plus, start + 30 * DAY)).toBeNull()
  })

  test('is not for who cancelled', () => {
    expect(graceEndsAt({ ...ended, cancelledAt: start - DAY }, plus, start + 1)).toBeNull()
  })

  test.each<PlanKind>(['gift', 'partner-gift', 'staff'])('is not for %s, which does not renew', (kind) => {
    expect(graceEndsAt(ended, planOf('en-GB', kind), start + 1)).toBeNull()
  })

  test('lasts 30 days of the store’s calendar, and to the same hour, over summer time too', () => {
    const hourIn = (at: number, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'long', timeZone }).format(at).slice(0, 8)
    const timeZones: Readonly<Record<StoreLocale, string>> = { 'en-GB': 'Europe/London', 'en-US': 'America/New_York' }
    const instants = fc.integer({ min: Date.parse('2026-02-01'), max: Date.parse('2040-12-01') })
    fc.assert(
      fc.property(instants, fc.constantFrom<StoreLocale>('en-GB', 'en-US'), (endsAt, store) => {
        const until = graceEndsAt({ ...ended, endsAt }, planOf(store, 'monthly'), endsAt + 1)
        if (until === null) throw new Error('There is no right to renew just after the term.')
        expect(calendarDaysBetween(endsAt, until, store)).toBe(30)
        // The hour differs where the clock of that day skips it, which is at night.
        const hour = Number(hourIn(endsAt, timeZones[store]).slice(0, 2))
        expect(hour <= 2 || hourIn(until, timeZones[store]) === hourIn(endsAt, timeZones[store])).toBe(true)
      }),
    )
  })
})

test('days lie between two instants, fewer than none backwards', () => {
  expect(daysBetween(start, start + 1.5 * DAY)).toBe(1.5)
  expect(daysBetween(start, start - DAY)).toBe(-1)
})
