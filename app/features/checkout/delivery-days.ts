/** The days between which an order arrives, in words, as `Tuesday 24 November`. Dates of the contract are days of the calendar, without a time zone. */
export function arrivalOf(earliest: string, latest: string, locale: string): { from: string; to: string } {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return { from: day.format(new Date(earliest)), to: day.format(new Date(latest)) }
}
