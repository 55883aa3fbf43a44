import { planOf } from '#fixtures/membership/plans.ts'
import type { PlanKind, PlanRecord } from '#fixtures/membership/record.ts'
import type { MembershipRecord, ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Billing, BillingPeriod, Membership } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { isoInstant } from '../rules/instants.ts'
import { daysBetween, graceEndsAt, type MembershipTerm, termOf } from '../rules/membership/membership-term.ts'
import { afterTerms } from '../rules/membership/plan-terms.ts'
import { storeTerms } from '../rules/store-terms.ts'

const periods: Readonly<Record<PlanRecord['duration'], BillingPeriod | null>> = { annually: 'YEAR', monthly: 'MONTH', none: null }

/** The plan charged next: a trial, or a plan that becomes another, renews to the one it names. */
export function renewingPlan(plan: PlanRecord): PlanRecord {
  const next = plan.trial?.renewsTo ?? plan.renewsTo
  return next ? planOf(plan.locale, next) : plan
}

/** When the right to renew a membership whose renewal failed ends, in milliseconds; null if there is none. */
export function renewableUntil(
  record: MembershipRecord,
  store: PlanRecord['locale'],
  { startsAt, now }: Pick<ContractContext, 'startsAt' | 'now'>,
): number | null {
  return graceEndsAt(termOf(record, startsAt), renewingPlan(planOf(store, record.plan)), now)
}

function billing(plan: PlanRecord, { endsAt, cancelledAt }: MembershipTerm, now: number): Billing {
  const charged = renewingPlan(plan)
  const billingPeriod = periods[charged.duration]
  const isCharged = billingPeriod !== null && cancelledAt === null && endsAt >= now
  return {
    centAmount: charged.price,
    currency: storeTerms(plan.locale).currency,
    billingPeriod,
    frequency: billingPeriod ? 1 : 0,
    nextPaymentDate: isCharged ? isoInstant(endsAt) : null,
  }
}

/** The id of a membership's subscription: `index` is the number of earlier memberships. */
export function subscriptionId({ id }: ShopperRecord, index = 0): string {
  return `subscription-${id}-${index + 1}`
}

/** One of an account's memberships in the contract's shape. */
export function membershipModel(
  record: MembershipRecord,
  index: number,
  identity: ShopperRecord,
  { startsAt, now }: ContractContext,
): Membership {
  const plan = planOf(identity.store, record.plan)
  const term = termOf(record, startsAt)
  const ended = term.endsAt < now ? 'expired' : 'active'
  return {
    id: subscriptionId(identity, index),
    sku: plan.sku,
    name: plan.name,
    status: ended === 'active' && term.cancelledAt !== null ? 'cancelled' : ended,
    dateStarted: isoInstant(term.startedAt),
    dateUpdated: isoInstant(term.cancelledAt ?? term.startedAt),
    dateCancelled: term.cancelledAt === null ? null : isoInstant(term.cancelledAt),
    billing: billing(plan, term, now),
  }
}

/** All current and past memberships of the account, newest first. */
export function membershipModels(identity: ShopperRecord, context: ContractContext): Membership[] {
  const past = context.shopper.read('pastMemberships')
  const all = identity.membership ? [identity.membership, ...past] : past
  return all.map((record, at) => membershipModel(record, all.length - 1 - at, identity, context))
}

/** Stores the account's membership. With `replaces`, the previous one moves to the past memberships. */
export function keepMembership(record: MembershipRecord, context: ContractContext, replaces: boolean): void {
  const { shopper } = context
  const identity = shopper.read('identity')
  if (!identity) return
  if (replaces && identity.membership) shopper.write('pastMemberships', [identity.membership, ...shopper.read('pastMemberships')])
  shopper.write('identity', { ...identity, membership: record })
}

/** A membership that starts now. */
export function startingNow(kind: PlanKind, context: ContractContext): MembershipRecord {
  const { startsAt, now } = context
  const endsAt = afterTerms(now, planOf(context.store, kind))
  return { plan: kind, startedDaysAgo: -daysBetween(startsAt, now), termEndsInDays: daysBetween(startsAt, endsAt) }
}

/**
 * Renews a membership: any cancellation is undone, and after an ended term the plan that is charged next starts now. Where that is another plan, as after
 * a trial, it is another membership.
 */
export function renew(record: MembershipRecord, context: ContractContext): void {
  const { startsAt, now, shopper, store } = context
  const { cancelledDaysAgo: _, ...kept } = record
  if (termOf(record, startsAt).endsAt >= now) return keepMembership(kept, context, false)
  const next = renewingPlan(planOf(shopper.read('identity')?.store ?? store, record.plan))
  const termEndsInDays = daysBetween(startsAt, afterTerms(now, next))
  if (next.kind === record.plan) keepMembership({ ...kept, termEndsInDays }, context, false)
  else keepMembership({ plan: next.kind, startedDaysAgo: -daysBetween(startsAt, now), termEndsInDays }, context, true)
}
