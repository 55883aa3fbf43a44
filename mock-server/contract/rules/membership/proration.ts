import type { PlanRecord } from '#fixtures/membership/record.ts'
import { ratioOf } from '../money/minor-units.ts'
import { afterTerms } from './plan-terms.ts'
import { calendarDaysBetween } from './store-calendar.ts'

/** A membership whose terms are paid for until `endsAt`; instants in milliseconds. */
type PaidTerms = {
  readonly plan: Pick<PlanRecord, 'price' | 'duration' | 'trial' | 'termMonths' | 'locale' | 'isGift'>
  readonly startedAt: number
  readonly endsAt: number
}

/**
 * What is left of the fees that were paid, in minor units, rounded once: the share of the days of the running term that are still to come, and the whole fee of
 * a term that was paid ahead. Nothing is left of a term that is over, and of a membership that its holder did not pay for.
 */
export function unusedFee({ plan, startedAt, endsAt }: PaidTerms, now: number): number {
  if (plan.isGift || plan.trial || plan.price === 0 || endsAt <= now) return 0
  let ahead = 0
  let termEnd = endsAt
  let termStart = afterTerms(termEnd, plan, -1)
  while (termStart > now && termStart > startedAt) {
    ahead += plan.price
    termEnd = termStart
    termStart = afterTerms(termEnd, plan, -1)
  }
  const days = Math.max(1, calendarDaysBetween(Math.max(termStart, startedAt), termEnd, plan.locale))
  const left = Math.min(days, Math.max(0, calendarDaysBetween(now, termEnd, plan.locale)))
  return ahead + Math.min(plan.price, ratioOf(plan.price, left, days))
}

/** What an upgrade costs today, in minor units: the fee without what is left of the fees so far, and never less than nothing. */
export function upgradeFee(fee: number, unused: number): { readonly today: number; readonly credited: number } {
  const credited = Math.min(fee, unused)
  return { today: fee - credited, credited }
}
