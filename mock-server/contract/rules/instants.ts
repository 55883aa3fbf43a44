/** An hour and a day, in milliseconds. */
export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

/** An instant in the contract's format. */
export function isoInstant(at: number): string {
  return new Date(at).toISOString()
}

/** The UTC calendar day of an instant. */
export function calendarDay(at: number): string {
  return isoInstant(at).slice(0, 10)
}
