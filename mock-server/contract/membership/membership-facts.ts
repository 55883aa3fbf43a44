import { planOf } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Membership, MembershipManagement, MembershipManagementBlock } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import { calendarDaysBetween, longDay } from '../rules/membership/store-calendar.ts'
import { toMinorUnits } from '../rules/money/minor-units.ts'
import { formatMinorUnits } from '../rules/money/price-format.ts'
import { renewableUntil, renewingPlan } from './memberships.ts'

/** How a membership stands, which decides what is said of it. */
type Standing = 'renewing' | 'trial' | 'fixed' | 'staff' | 'cancelled' | 'renewal-failed' | 'ended'

/** A fact of a membership: a stable key, what it is, and how it stands. */
type Fact = readonly [key: string, label: string, value: string]

/** What there is to know of a membership, and a sentence on what happens next. */
export function membershipFacts(
  current: Membership,
  identity: ShopperRecord,
  context: ContractContext,
): Pick<MembershipManagement, 'blocks' | 'footer'> {
  const { membership, store } = identity
  if (!membership) return { blocks: [], footer: null }
  const plan = planOf(store, membership.plan)
  const term = termOf(membership, context.startsAt)
  const renewUntil = renewableUntil(membership, store, context)
  const standing = standingOf(current, plan, renewUntil !== null)
  const endsAt = standing === 'renewal-failed' && renewUntil !== null ? renewUntil : term.endsAt
  const facts: Fact[] = [
    ['status', 'Status', statusWords[standing]],
    ['since', 'Member since', longDay(term.startedAt, store)],
    ...feeFacts(plan, standing),
    ...dateFacts(standing, term.endsAt, endsAt, context.now, store),
    ...limitFact(plan, standing),
  ]
  const block = ([key, label, value]: Fact): MembershipManagementBlock => ({ id: `${current.id}-${key}`, label, value })
  return { blocks: facts.map(block), footer: footer(standing, plan, longDay(endsAt, store)) }
}

function standingOf({ status }: Membership, plan: PlanRecord, canRenew: boolean): Standing {
  if (status === 'expired') return canRenew ? 'renewal-failed' : 'ended'
  if (status === 'cancelled') return 'cancelled'
  if (plan.trial) return 'trial'
  if (plan.kind === 'staff') return 'staff'
  return renewingPlan(plan).duration === 'none' ? 'fixed' : 'renewing'
}

const statusWords: Readonly<Record<Standing, string>> = {
  renewing: 'Active',
  trial: 'Free trial',
  fixed: 'Active',
  staff: 'Active',
  cancelled: 'Cancelled',
  'renewal-failed': 'Renewal failed',
  ended: 'Ended',
}

/** A fee with its term, as `£49.00 a year`. */
export function feeWords({ price, locale, duration }: Pick<PlanRecord, 'price' | 'locale' | 'duration'>): string {
  const fee = formatMinorUnits(price, locale)
  return duration === 'none' ? fee : `${fee} a ${duration === 'monthly' ? 'month' : 'year'}`
}

function feeFacts(plan: PlanRecord, standing: Standing): Fact[] {
  if (standing === 'staff') return [['fee', 'Fee', 'None: it comes with your job']]
  if (plan.isGift) return [['fee', 'Fee', 'None: it was a gift']]
  const next = renewingPlan(plan)
  if (next === plan) return [['fee', 'Fee', feeWords(plan)]]
  const own: Fact = ['fee', 'Fee', plan.trial ? 'Free' : feeWords(plan)]
  return standing === 'cancelled' || standing === 'ended' ? [own] : [own, ['then', 'After that', `${next.name}, ${feeWords(next)}`]]
}

function dateFacts(standing: Standing, termEndsAt: number, endsAt: number, now: number, store: PlanRecord['locale']): Fact[] {
  if (standing === 'staff') return []
  if (standing === 'ended') return [['ended', 'Ended on', longDay(termEndsAt, store)]]
  const left: Fact = ['days-left', daysLabels[standing], daysWords(calendarDaysBetween(now, endsAt, store))]
  const date: Readonly<Record<typeof standing, Fact>> = {
    renewing: ['next-payment', 'Next payment', longDay(endsAt, store)],
    trial: ['next-payment', 'First payment', longDay(endsAt, store)],
    fixed: ['runs-until', 'Runs until', longDay(endsAt, store)],
    cancelled: ['runs-until', 'Runs until', longDay(endsAt, store)],
    'renewal-failed': ['renew-by', 'Renew by', longDay(endsAt, store)],
  }
  return [date[standing], left]
}

const daysLabels = {
  renewing: 'Days left in this term',
  trial: 'Days left of your trial',
  fixed: 'Days left',
  cancelled: 'Days left',
  'renewal-failed': 'Days left to renew',
} as const

function daysWords(days: number): string {
  if (days <= 0) return 'It ends today'
  return days === 1 ? '1 day' : `${days} days`
}

function limitFact({ spendingLimit, locale, duration }: PlanRecord, standing: Standing): Fact[] {
  if (spendingLimit === undefined || standing === 'ended' || standing === 'renewal-failed') return []
  const term = duration === 'monthly' ? 'a month' : duration === 'annually' ? 'a year' : 'in all'
  return [['limit', 'Spending at the Member’s Price', `Up to ${formatMinorUnits(toMinorUnits(spendingLimit), locale)} ${term}`]]
}

function footer(standing: Standing, plan: PlanRecord, day: string): string | null {
  const next = renewingPlan(plan)
  const footers: Readonly<Record<Standing, string | null>> = {
    renewing: null,
    trial: `Unless you cancel before **${day}**, your trial becomes the ${next.name} at ${feeWords(next)}.`,
    fixed: `It does not renew, and nothing will be charged. [Choose a membership](/join) to go on after **${day}**.`,
    staff: null,
    cancelled: `Your membership is cancelled and runs until **${day}**. Nothing more will be charged.`,
    'renewal-failed': `We could not take your last payment, so you pay the Typical Price for now. Update your payment details by **${day}** to have your membership back.`,
    ended: 'Your membership has ended. [Join again](/join) whenever you like.',
  }
  return footers[standing]
}
