/** The day of an instant, written out for a locale: `14 March 2027`. */
export function longDate(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
}

/** The same in short: `14 Mar 2027`. */
export function shortDate(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))
}
