/** A calendar day, such as `2027-03-14`, written out for a locale: `14 March 2027`. It is the same day everywhere; an instant has a `storeDay`. */
export function calendarDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
