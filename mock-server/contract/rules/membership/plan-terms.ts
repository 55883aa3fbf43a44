import type { PlanRecord } from '#fixtures/membership/record.ts'
import { DAY } from '../instants.ts'
import { addDays, addMonths } from './store-calendar.ts'

type TermPlan = Pick<PlanRecord, 'duration' | 'trial' | 'termMonths' | 'locale'>

/** How many months a plan's term lasts; undefined for a trial, whose term is counted in days. */
export function termMonths({ duration, trial, termMonths: own }: TermPlan): number | undefined {
  if (trial) return undefined
  return own ?? (duration === 'monthly' ? 1 : 12)
}

/** When a term that begins at an instant ends, by the store's calendar. `terms`: how many terms on, or back if negative. */
export function afterTerms(from: number, plan: TermPlan, terms = 1): number {
  const months = termMonths(plan)
  return months === undefined ? addDays(from, terms * (plan.trial?.days ?? 0), plan.locale) : addMonths(from, terms * months, plan.locale)
}

/** A membership's dates and what it is charged a term, in milliseconds and minor units. */
type ChargedTerm = {
  readonly plan: TermPlan & Pick<PlanRecord, 'price' | 'isGift'>
  readonly startedAt: number
  /** When the term that is paid for ends. */
  readonly endsAt: number
}

/**
 * What a membership was charged within a period, in minor units: a fee at the start of each term, counted back from the end of the one that is paid for.
 * A trial and a gift that was received cost their holder nothing.
 */
export function chargedWithin({ plan, startedAt, endsAt }: ChargedTerm, period: { readonly from: number; readonly to: number }): number {
  if (plan.isGift || plan.trial || plan.price === 0) return 0
  let charges = 0
  for (let terms = 1; ; terms += 1) {
    const termStart = afterTerms(endsAt, plan, -terms)
    // The first term begins when the membership does, whatever the calendar makes of its length.
    const isFirst = termStart <= startedAt + TOLERANCE
    const chargedAt = isFirst ? startedAt : termStart
    if (chargedAt < period.from) break
    if (chargedAt <= period.to) charges += 1
    if (isFirst) break
  }
  return charges * plan.price
}

/** Terms of 28 to 31 days, and memberships whose days were counted otherwise, may begin this long after the membership did, in milliseconds. */
const TOLERANCE = 4 * DAY
