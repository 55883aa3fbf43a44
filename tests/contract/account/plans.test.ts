import { describe, expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { findPlan, plans } from '#fixtures/membership/plans.ts'
import type { PlanKind } from '#fixtures/membership/record.ts'
import { createTestServer } from '#mock-server/test.ts'
import { dataOf, worldOf } from '../ask.ts'

/* The plans as the contract of each store answers them: by ids of their own, which mean nothing in the other store. */

const server = createTestServer()
const other: Readonly<Record<StoreLocale, StoreLocale>> = { 'en-GB': 'en-US', 'en-US': 'en-GB' }

/** A plan as a store's contract knows it: name, sku and, for a trial, its days and what it goes on as; undefined if it does not know the id. */
async function answered(store: StoreLocale, id: string): Promise<{ name: string; sku: string; trial: string | undefined } | undefined> {
  const ask = worldOf(store === 'en-GB' ? 'uk-guest' : 'us-guest', server)
  type Plans = { membershipsByIds: { id: string; name: string; value: string }[] }
  type Terms = { membershipsByIds: { trial: { days: number; renewsTo: { name: string } } | null }[] }
  const [plan] = (await dataOf(ask<Plans>('membershipsByIds', { ids: [id] }))).membershipsByIds
  const [terms] = (await dataOf(ask<Terms>('getPlans', { ids: [id] }))).membershipsByIds
  if (!plan) return undefined
  const { trial } = terms ?? {}
  return { name: plan.name, sku: plan.value, trial: trial ? `${trial.days} days, then ${trial.renewsTo.name}` : undefined }
}

type Expected = readonly [kind: PlanKind, name: string, trial?: string]

/** Each clause's plans, with the names by which they are told apart. */
const clauses: readonly { what: string; clause: string; expected: readonly Expected[] }[] = [
  {
    what: 'plus, plus with starter kit and staff',
    clause: 'MEMBERSHIP-07',
    expected: [
      ['plus', 'Ottilie Plus'],
      ['plus-starter-kit', 'Ottilie Plus with Starter Kit'],
      ['staff', 'Staff Membership'],
    ],
  },
  {
    what: 'monthly, monthly 300 and monthly limitless',
    clause: 'MEMBERSHIP-08',
    expected: [
      ['monthly', 'Monthly Membership'],
      ['monthly-300', 'Monthly Membership 300'],
      ['monthly-limitless', 'Monthly Limitless Membership'],
    ],
  },
  {
    what: 'gift and partner gift',
    clause: 'MEMBERSHIP-09',
    expected: [
      ['gift', 'Gift Membership'],
      ['partner-gift', 'Partner Gift Membership'],
    ],
  },
  {
    what: 'free trial, of 14 days, and free trial 30',
    clause: 'MEMBERSHIP-10',
    expected: [
      ['free-trial', '14-Day Free Trial', '14 days, then Monthly Membership'],
      ['free-trial-30', '30-Day Free Trial', '30 days, then Annual Membership'],
    ],
  },
  {
    what: 'annual limitless and annual lite',
    clause: 'MEMBERSHIP-12',
    expected: [
      ['annual-limitless', 'Annual Membership'],
      ['annual-lite', 'Annual Lite Membership'],
    ],
  },
  {
    what: 'three months free and three months paid',
    clause: 'MEMBERSHIP-13',
    expected: [
      ['three-month-free-trial', '3-Month Free Trial', '90 days, then Annual Membership'],
      ['three-month-paid-to-annual', '3-Month Membership'],
    ],
  },
  {
    what: 'the thirty-day free trial, and the one that renews monthly',
    clause: 'MEMBERSHIP-14',
    expected: [
      ['thirty-day-free-trial', 'Thirty-Day Free Trial', '30 days, then Monthly Membership'],
      ['thirty-day-free-trial-to-monthly', 'Thirty-Day Free Trial, then Monthly', '30 days, then Monthly Membership'],
    ],
  },
  {
    what: 'the sixty-day free trials that renew monthly and annually',
    clause: 'MEMBERSHIP-15',
    expected: [
      ['sixty-day-free-trial-to-monthly', '60-Day Free Trial, then Monthly', '60 days, then Monthly Membership'],
      ['sixty-day-free-trial-to-annual', '60-Day Free Trial, then Annual', '60 days, then Annual Membership'],
    ],
  },
]

describe.each<StoreLocale>(['en-GB', 'en-US'])('in %s', (store) => {
  test.each(clauses)('$what have ids that are numbers and that this store alone knows [$clause]', async ({ expected }) => {
    const ids = expected.map(([kind]) => findPlan(store, kind)?.id ?? '')
    expect(new Set(ids).size).toBe(expected.length)
    for (const [at, [, name, trial]] of expected.entries()) {
      const id = ids[at] ?? ''
      expect(id).toMatch(/^\d+$/)
      expect(await answered(store, id)).toMatchObject({ name, trial })
      expect(await answered(other[store], id)).toBeUndefined()
    }
  })

  test('no two plans share an id', () => {
    const ids = plans[store].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('free trial limitless 30 has an id in the US, and is the one plan that has none in the UK [MEMBERSHIP-11]', async () => {
  const id = findPlan('en-US', 'free-trial-limitless-30')?.id ?? ''
  expect(id).toMatch(/^\d+$/)
  expect(await answered('en-US', id)).toMatchObject({
    name: '30-Day Limitless Free Trial',
    trial: '30 days, then Monthly Limitless Membership',
  })
  expect(await answered('en-GB', id)).toBeUndefined()
  const missing = plans['en-US'].filter(({ kind }) => !findPlan('en-GB', kind)).map(({ kind }) => kind)
  expect(missing).toEqual(['free-trial-limitless-30'])
})

test('the ids of the gift memberships lead to the gift skus of the UK and of the US [MEMBERSHIP-16]', async () => {
  expect(await answered('en-GB', '610301')).toMatchObject({ sku: 'MBR-GIFT-UK' })
  expect(await answered('en-US', '720301')).toMatchObject({ sku: 'MBR-GIFT-US' })
})
