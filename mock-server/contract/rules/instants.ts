/** An hour and a day, milliseconds. */
export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

/** An instant as the contract writes it. */
export function isoInstant(at: number): string {
  return new Date(at).toISOString()
}

/** The calendar day that an instant lies on, in UTC. */
export function calendarDay(at: number): string {
  return isoInstant(at).slice(0, 10)
}
