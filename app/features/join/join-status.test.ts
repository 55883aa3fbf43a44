import { expect, test } from 'vitest'
import { specialPlans } from '#app/platform/settings/plans.ts'
import { stores } from '#app/platform/store/stores.ts'
import type { GetMyPlanQuery } from '#operations/__generated__/operations.ts'
import { joinStatus } from './join-status.ts'

const [trial = ''] = specialPlans.uk.freeTrials
const price = { raw: 49, label: null, formatted: '£49.00', currency: 'GBP', currencySymbol: '£' }
const terms = {
  id: trial,
  duration: 'none' as const,
  trial: { days: 14, renewsTo: { id: '610501', name: 'Annual Membership', price } },
}

/** What the API says of a member whose subscription stands so. */
const held = (id: string, status: 'active' | 'cancelled'): GetMyPlanQuery => ({
  me: {
    id: 'ada',
    isLoggedIn: true,
    isMember: true,
    email: 'ada@example.com',
    firstName: 'Ada',
    userType: 'member',
    isFreeTrialAllowed: false,
    membership: {
      id,
      name: 'The plan',
      subscriptions: { active: [{ sku: 'MBR', active: true, status, currentTermEnd: '2026-05-01T10:00:00.000Z', dateCancelled: null }] },
    },
  },
  // What a member is told does not depend on the basket.
  basket: { id: 'basket', items: [] } as unknown as GetMyPlanQuery['basket'],
})
const NEXT = '2026-05-01T10:00:00.000Z'

test('a trial goes on as its plan, unless it was cancelled', () => {
  expect(joinStatus(held(trial, 'active'), { plan: terms, nextPaymentDate: NEXT }, stores.uk)).toMatchObject({
    kind: 'trial',
    next: { name: 'Annual Membership', amount: '£49.00' },
  })
  const cancelled = joinStatus(held(trial, 'cancelled'), { plan: terms, nextPaymentDate: null }, stores.uk)
  expect(cancelled).toMatchObject({ kind: 'member', until: '1 May 2026', doesRenew: false })
})

test.each([
  [NEXT, true, '1 May 2026'],
  [null, false, '1 May 2026'],
  // What is not known is not said.
  [undefined, false, undefined],
])('a membership whose next payment is %s renews: %s', (nextPaymentDate, doesRenew, until) => {
  expect(joinStatus(held('610602', 'active'), { plan: undefined, nextPaymentDate }, stores.uk)).toMatchObject({ doesRenew, until })
})
