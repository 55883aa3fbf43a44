/** Milliseconds of a day. */
const DAY = 86_400_000

/** The teaser shows at most this many days ahead. Spec §9. */
const ANNIVERSARY_WINDOW = 31

/**
 * Days until a term ends: the difference of the instants in days, rounded up, less 1; 1 instead of 0 if it ends on another date than today's, in local
 * time. Negative once it has ended; undefined if `termEnd` is no instant. Milliseconds. Spec §4, open point A108.
 */
export function anniversaryDays(termEnd: number, now: number): number | undefined {
  if (!Number.isFinite(termEnd)) return undefined
  const days = Math.ceil((termEnd - now) / DAY) - 1
  return days === 0 && !isSameDate(termEnd, now) ? 1 : days
}

/** Whether the teaser may show this many days ahead. */
export function isInAnniversaryWindow(days: number | undefined): days is number {
  return days !== undefined && days >= 0 && days <= ANNIVERSARY_WINDOW
}

function isSameDate(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}
