/*
 * Formats instants in UTC, as in the contract, so that everyone reads the same time.
 */

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' })

/** Formats as "21 Nov 2026". */
export function dateText(instant: number): string {
  return dateFormat.format(instant)
}

/** Formats as "09:41:12". */
export function timeText(instant: number): string {
  return timeFormat.format(instant)
}

/** Formats as "41:12.08": minutes, seconds and hundredths. */
export function shortTimeText(instant: number): string {
  return new Date(instant).toISOString().slice(14, 22)
}

/** The value of a date-time field, to the second, in UTC. */
export function fieldText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19)
}

/** The instant of a date-time field's value; undefined if invalid. */
export function parsedInstant(text: string): number | undefined {
  const instant = Date.parse(text.length === 16 ? `${text}:00Z` : `${text}Z`)
  return Number.isNaN(instant) ? undefined : instant
}
