import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import type { PlanKind } from '#fixtures/membership/record.ts'
import { DAY } from '../instants.ts'
import { afterTerms } from './plan-terms.ts'
import { unusedFee, upgradeFee } from './proration.ts'

const at = (iso: string): number => Date.parse(iso)
const term = (kind: PlanKind, startedAt: string, terms = 1, store: StoreLocale = 'en-GB') => {
  const plan = planOf(store, kind)
  return { plan, startedAt: at(startedAt), endsAt: afterTerms(at(startedAt), plan, terms) }
}

describe('what is left of a fee', () => {
  test.each([
    ['the whole on the day it was paid', 'annual-limitless', '2026-01-06T10:00Z', 1, '2026-01-06T18:00Z', 4900],
    ['a day less on the next day', 'annual-limitless', '2026-01-06T10:00Z', 1, '2026-01-07T00:30Z', 4887],
    ['half in the middle of a month', 'monthly', '2026-04-01T10:00Z', 1, '2026-04-16T10:00Z', 300],
    ['one of 366 days in a leap year', 'annual-limitless', '2027-03-01T10:00Z', 1, '2028-02-29T10:00Z', 13],
    ['nothing when it is over', 'annual-limitless', '2025-01-06T10:00Z', 1, '2026-03-02T10:00Z', 0],
    ['also a term paid ahead', 'annual-limitless', '2026-01-06T10:00Z', 2, '2026-01-06T12:00Z', 9800],
    ['nothing of a trial', 'free-trial', '2026-03-01T10:00Z', 1, '2026-03-02T10:00Z', 0],
    ['nothing of a gift', 'gift', '2026-03-01T10:00Z', 1, '2026-03-02T10:00Z', 0],
    ['nothing of what comes with a job', 'staff', '2026-03-01T10:00Z', 1, '2026-03-02T10:00Z', 0],
  ] as const)('is %s', (_what, kind, startedAt, terms, now, left) => {
    expect(unusedFee(term(kind, startedAt, terms), at(now))).toBe(left)
  })

  test('never grows with time, and is never less than nothing or more than was paid', () => {
    const kinds = fc.constantFrom<PlanKind>('monthly', 'annual-lite', 'annual-limitless', 'plus', 'three-month-paid-to-annual')
    const stores = fc.constantFrom<StoreLocale>('en-GB', 'en-US')
    const days = fc.integer({ min: 0, max: 800 })
    fc.assert(
      fc.property(
        fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') }),
        stores,
        kinds,
        fc.integer({ min: 1, max: 3 }),
        days,
        days,
        (startedAt, store, kind, terms, some, more) => {
          const plan = planOf(store, kind)
          const paid = { plan, startedAt, endsAt: afterTerms(startedAt, plan, terms) }
          const sooner = unusedFee(paid, startedAt + Math.min(some, more) * DAY)
          const later = unusedFee(paid, startedAt + Math.max(some, more) * DAY)
          expect(later).toBeLessThanOrEqual(sooner)
          expect(later).toBeGreaterThanOrEqual(0)
          expect(sooner).toBeLessThanOrEqual(terms * plan.price)
        },
      ),
    )
  })
})

test('an upgrade costs today and the credit together the fee, and never less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(20_000), (fee, unused) => {
      const { today, credited } = upgradeFee(fee, unused)
      expect(today + credited).toBe(fee)
      expect(today).toBeGreaterThanOrEqual(0)
      expect(credited).toBeLessThanOrEqual(unused)
    }),
  )
})
