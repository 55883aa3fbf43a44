import type { PlanRecord } from '#fixtures/membership/record.ts'
import type { MembershipRecord } from '#fixtures/shoppers/record.ts'
import { DAY } from '../instants.ts'
import { addDays } from './store-calendar.ts'

/** How many days of the store's calendar a failed renewal can be made good. */
const GRACE_DAYS = 30

/** A membership's dates as instants, in milliseconds. `cancelledAt` is null if it was not cancelled. */
export type MembershipTerm = { readonly startedAt: number; readonly endsAt: number; readonly cancelledAt: number | null }

/** The dates of a membership whose days are counted from `startsAt`. */
export function termOf({ startedDaysAgo, termEndsInDays, cancelledDaysAgo }: MembershipRecord, startsAt: number): MembershipTerm {
  const at = (days: number): number => Math.round(startsAt + days * DAY)
  return {
    startedAt: at(-startedDaysAgo),
    endsAt: at(termEndsInDays),
    cancelledAt: cancelledDaysAgo === undefined ? null : at(-cancelledDaysAgo),
  }
}

/** Whether a membership is running at an instant. The last millisecond of its term counts. */
export function isRunning(membership: MembershipRecord | undefined, startsAt: number, now: number): boolean {
  return membership !== undefined && Math.round(startsAt + membership.termEndsInDays * DAY) >= now
}

/**
 * When the right to renew ends: a membership that ended without being cancelled had a failed charge and can be renewed during the grace period.
 * `next` is the plan that is charged next; one without a duration is a membership that does not renew, such as a gift. Null: it does not renew, it is
 * running, it was cancelled, or the grace period is over.
 */
export function graceEndsAt(
  { endsAt, cancelledAt }: MembershipTerm,
  next: Pick<PlanRecord, 'duration' | 'locale'>,
  now: number,
): number | null {
  const isFailed = next.duration !== 'none' && cancelledAt === null && endsAt < now
  const end = addDays(endsAt, GRACE_DAYS, next.locale)
  return isFailed && now < end ? end : null
}

/** Days between two instants as fixtures count them; negative if `to` is earlier. */
export function daysBetween(from: number, to: number): number {
  return (to - from) / DAY
}
