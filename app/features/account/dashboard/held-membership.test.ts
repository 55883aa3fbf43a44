import { describe, expect, test } from 'vitest'
import { specialPlans } from '#app/platform/settings/plans.ts'
import { stores } from '#app/platform/store/stores.ts'
import { heldMembership, type MembershipFacts } from './held-membership.ts'

const TERM_END = '2027-01-06T10:00:00.000Z'
const subscription = { sku: 'MBR', active: true, status: 'active' as const, currentTermEnd: TERM_END, dateCancelled: null }

/** An annual membership that renews. */
const renewing: MembershipFacts = {
  membership: { id: '610101', name: 'Annual Membership', subscriptions: { active: [subscription] } },
  latest: { name: 'Annual Membership', billing: { nextPaymentDate: TERM_END } },
  grace: null,
}
const onPlan = (id: string): MembershipFacts => ({ ...renewing, membership: { ...renewing.membership, id } })
const cancelled: MembershipFacts['membership'] = {
  ...renewing.membership,
  subscriptions: { active: [{ ...subscription, status: 'cancelled' }] },
}
const unpaid = { ...renewing.latest, name: 'Annual Membership', billing: { nextPaymentDate: null } }
const over: MembershipFacts = { ...renewing, membership: { id: 'none:none', name: 'none', subscriptions: { active: [] } }, latest: unpaid }
const grace = { expiresAt: '2026-03-20T10:00:00.000Z', willBeGrantedGift: false, subscriptionId: 'subscription-1' }

describe.each([stores.uk, stores.us])('in the $id store', (store) => {
  const { staff, freeTrials } = specialPlans[store.id]
  const [trial = ''] = freeTrials

  test.each<[string, MembershipFacts, string, string | undefined]>([
    ['that renews', renewing, 'renews', TERM_END],
    ['that is paid for once, such as a gift', { ...renewing, latest: unpaid }, 'fixed', TERM_END],
    ['on trial', onPlan(trial), 'trial', TERM_END],
    ['that comes with a job', onPlan(staff), 'staff', undefined],
    ['that was cancelled', { ...renewing, membership: cancelled }, 'ends', TERM_END],
    ['on a trial that was cancelled', { ...renewing, membership: { ...cancelled, id: trial } }, 'ends', TERM_END],
    ['that could not be renewed', { ...over, grace }, 'renewalFailed', grace.expiresAt],
    ['that is over', over, 'over', undefined],
  ])('a membership %s', (_what, facts, kind, at) => {
    expect(heldMembership(facts, store)).toEqual({ kind, name: 'Annual Membership', ...(at !== undefined && { at }) })
  })

  test('no membership, and never one before', () => {
    expect(heldMembership({ ...over, latest: undefined }, store)).toEqual({ kind: 'none' })
    expect(heldMembership({ ...over, membership: { ...over.membership, subscriptions: null }, latest: undefined }, store)).toEqual({
      kind: 'none',
    })
  })

  test('a subscription that is over counts as none', () => {
    const expired = { ...renewing.membership, subscriptions: { active: [{ ...subscription, status: 'expired' as const }] } }
    expect(heldMembership({ ...renewing, membership: expired }, store)).toMatchObject({ kind: 'over' })
  })
})
