import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { planOf, plans } from '#fixtures/membership/plans.ts'
import type { PlanKind } from '#fixtures/membership/record.ts'
import { afterTerms, chargedWithin } from './plan-terms.ts'
import { addMonths, calendarDaysBetween } from './store-calendar.ts'

const at = (iso: string): number => Date.parse(iso)
const iso = (instant: number): string => new Date(instant).toISOString()
const uk = (kind: PlanKind) => planOf('en-GB', kind)
const instants = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') })

test.each([
  ['monthly', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['annual-limitless', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
  ['three-month-paid-to-annual', '2026-11-30T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['gift', '2026-03-02T10:00:00.000Z', '2027-03-02T10:00:00.000Z'],
  ['free-trial', '2026-03-20T10:00:00.000Z', '2026-04-03T09:00:00.000Z'],
] as const)('a term of %s that begins at %s ends at %s', (kind, from, to) => {
  expect(iso(afterTerms(at(from), uk(kind)))).toBe(to)
})

test('a trial lasts the days that its plan names, in both stores and over summer time', () => {
  const trials = Object.values(plans)
    .flat()
    .filter(({ trial }) => trial)
  fc.assert(
    fc.property(instants, fc.constantFrom(...trials), (from, plan) => {
      expect(calendarDaysBetween(from, afterTerms(from, plan), plan.locale)).toBe(plan.trial?.days)
    }),
  )
})

describe('what a membership was charged', () => {
  const year = { from: at('2025-04-01'), to: at('2026-03-02T10:00:00Z') }

  test.each([
    ['by the year, renewed within it', 'annual-limitless', '2025-01-06T10:00:00Z', '2027-01-06T10:00:00Z', 4900],
    ['by the year, not renewed within it', 'annual-limitless', '2025-03-12T10:00:00Z', '2026-03-12T10:00:00Z', 0],
    ['by the month, begun in it', 'monthly', '2026-01-11T10:00:00Z', '2026-03-11T10:00:00Z', 1200],
    ['by the month, begun before it', 'monthly', '2024-01-11T10:00:00Z', '2026-03-11T10:00:00Z', 11 * 600],
    ['for three months', 'three-month-paid-to-annual', '2026-02-01T10:00:00Z', '2026-05-01T09:00:00Z', 1200],
    ['a gift', 'gift', '2026-01-01T10:00:00Z', '2027-01-01T10:00:00Z', 0],
    ['a trial', 'free-trial', '2026-02-26T10:00:00Z', '2026-03-12T10:00:00Z', 0],
    ['of staff', 'staff', '2025-05-01T10:00:00Z', '2026-05-01T10:00:00Z', 0],
  ] as const)('%s', (_what, kind, startedAt, endsAt, charged) => {
    expect(chargedWithin({ plan: uk(kind), startedAt: at(startedAt), endsAt: at(endsAt) }, year)).toBe(charged)
  })

  test('is a fee a term: as many as the terms, whenever the membership began', () => {
    const stores = fc.constantFrom<StoreLocale>('en-GB', 'en-US')
    fc.assert(
      fc.property(
        instants,
        stores,
        fc.constantFrom<PlanKind>('monthly', 'annual-lite'),
        fc.integer({ min: 1, max: 24 }),
        (startedAt, store, kind, terms) => {
          const plan = planOf(store, kind)
          const endsAt = afterTerms(startedAt, plan, terms)
          const all = { from: startedAt, to: endsAt }
          expect(chargedWithin({ plan, startedAt, endsAt }, all)).toBe(terms * plan.price)
          // The parts of a period add up to the whole.
          const middle = addMonths(startedAt, Math.floor(terms / 2), store)
          const parts = [
            { from: startedAt, to: middle - 1 },
            { from: middle, to: endsAt },
          ]
          const sum = parts.reduce((total, part) => total + chargedWithin({ plan, startedAt, endsAt }, part), 0)
          expect(sum).toBe(terms * plan.price)
        },
      ),
    )
  })
})
