/*
 * Instants as the gallery writes them: in UTC, as the contract has them, so that two people read the same.
 */

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' })

/** As "21 Nov 2026". */
export function dateText(instant: number): string {
  return dateFormat.format(instant)
}

/** As "09:41:12". */
export function timeText(instant: number): string {
  return timeFormat.format(instant)
}

/** As "41:12.08": minutes, seconds and hundredths. */
export function shortTimeText(instant: number): string {
  return new Date(instant).toISOString().slice(14, 22)
}

/** What a date-time field wants, to the second, in UTC. */
export function fieldText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19)
}

/** The instant of a date-time field's text, or undefined when it holds none. */
export function parsedInstant(text: string): number | undefined {
  const instant = Date.parse(text.length === 16 ? `${text}:00Z` : `${text}Z`)
  return Number.isNaN(instant) ? undefined : instant
}
