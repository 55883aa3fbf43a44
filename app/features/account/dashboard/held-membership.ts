import { specialPlans } from '#app/platform/settings/plans.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { GetGracePeriodEntitlementQuery, GetMembershipsQuery, GetMyPlanQuery } from '#operations/__generated__/operations.ts'

/** How an account's membership stands, by the name of its plan. `at`: the instant that its words name. */
export type HeldMembership =
  /** Never had one. */
  | { kind: 'none' }
  /** It renews, it becomes a paid one, it runs out by itself, or it runs out because it was cancelled. */
  | { kind: 'renews' | 'trial' | 'fixed' | 'ends'; name: string; at: string }
  /** It comes with a job, so that nothing is charged and nothing ends. */
  | { kind: 'staff'; name: string }
  /** The last payment could not be taken, which can be made good until `at`. */
  | { kind: 'renewalFailed'; name: string; at: string }
  | { kind: 'over'; name: string }

/** What is asked of an account to say so. */
export type MembershipFacts = {
  membership: GetMyPlanQuery['me']['membership']
  /** The newest one, which may be over; undefined if there never was one. */
  latest:
    | (Pick<GetMembershipsQuery['memberships']['memberships'][number], 'name'> & {
        /** Null: no further term is charged. */
        billing: { nextPaymentDate: string | null }
      })
    | undefined
  /** The right to renew what could not be paid for. */
  grace: GetGracePeriodEntitlementQuery['gracePeriodEntitlement']
}

/** How the membership of an account stands, in the kinds that the page of the membership tells apart. */
export function heldMembership({ membership, latest, grace }: MembershipFacts, { id }: Pick<Store, 'id'>): HeldMembership {
  const running = membership.subscriptions?.active.find(({ status }) => status !== 'expired')
  if (!running) {
    if (!latest) return { kind: 'none' }
    return grace ? { kind: 'renewalFailed', name: latest.name, at: grace.expiresAt } : { kind: 'over', name: latest.name }
  }
  const { name } = membership
  const at = running.currentTermEnd
  const { freeTrials, staff } = specialPlans[id]
  if (membership.id === staff) return { kind: 'staff', name }
  if (running.status === 'cancelled') return { kind: 'ends', name, at }
  if (freeTrials.includes(membership.id)) return { kind: 'trial', name, at }
  return { kind: latest?.billing.nextPaymentDate == null ? 'fixed' : 'renews', name, at }
}
