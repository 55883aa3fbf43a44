/**
 * A calendar day, such as `2027-03-14`, written out for a locale: `14 March 2027`; empty for what is no day. It is the same day everywhere; an instant has a
 * `storeDay`.
 */
export function calendarDate(day: string, locale: string): string {
  const at = Date.parse(day)
  return Number.isNaN(at) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
