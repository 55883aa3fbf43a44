/** Where each store counts its days: a day begins at its midnight. */
const timeZones: Readonly<Record<string, string>> = { 'en-GB': 'Europe/London', 'en-US': 'America/New_York' }

/** The day of an instant in a store, written out: `14 March 2027`; empty for what is no instant, as are the other two. */
export function storeDay(at: string, locale: string): string {
  return formatIn(locale, at, { dateStyle: 'long' })
}

/** The same in short: `14 Mar 2027`. */
export function shortStoreDay(at: string, locale: string): string {
  return formatIn(locale, at, { dateStyle: 'medium' })
}

/** The day and the time of an instant in a store: `14 Mar 2027, 09:30`. */
export function storeMoment(at: string, locale: string): string {
  return formatIn(locale, at, { dateStyle: 'medium', timeStyle: 'short' })
}

function formatIn(locale: string, at: string, style: Intl.DateTimeFormatOptions): string {
  const instant = Date.parse(at)
  return Number.isNaN(instant) ? '' : new Intl.DateTimeFormat(locale, { ...style, timeZone: timeZones[locale] ?? 'UTC' }).format(instant)
}

/** The calendar days from one instant to another in a store: 0 on the same day, negative backwards. */
export function storeDaysBetween(from: number, to: number, locale: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: timeZones[locale] ?? 'UTC' })
  return Math.round((Date.parse(day.format(to)) - Date.parse(day.format(from))) / 86_400_000)
}
