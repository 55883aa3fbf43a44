import type { StoreLocale } from '#fixtures/catalogue/record.ts'

/** Where each store counts its days and months: a day begins at its midnight, and keeps its hour over summer time. */
const timeZones: Readonly<Record<StoreLocale, string>> = { 'en-GB': 'Europe/London', 'en-US': 'America/New_York' }

function storeTime(at: number, store: StoreLocale): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(at)).toZonedDateTimeISO(timeZones[store])
}

/**
 * The same hour some months later, or earlier if negative, in milliseconds. A day that the month lacks becomes its last: a month after 31 January is
 * 28 February, and a year after 29 February is 28 February.
 */
export function addMonths(at: number, months: number, store: StoreLocale): number {
  return storeTime(at, store).add({ months }).epochMilliseconds
}

/** The same hour some days later, in milliseconds. */
export function addDays(at: number, days: number, store: StoreLocale): number {
  return storeTime(at, store).add({ days }).epochMilliseconds
}

/** How many midnights lie between two instants: 0 on the same day, negative backwards. */
export function calendarDaysBetween(from: number, to: number, store: StoreLocale): number {
  return storeTime(from, store).toPlainDate().until(storeTime(to, store).toPlainDate(), { largestUnit: 'day' }).days
}

/** The calendar month of an instant, as `2026-03`. */
export function monthOf(at: number, store: StoreLocale): string {
  return storeTime(at, store).toPlainDate().toPlainYearMonth().toString()
}

/** The months up to that of an instant, oldest first, as `2026-03`. */
export function monthsUpTo(at: number, count: number, store: StoreLocale): string[] {
  const last = storeTime(at, store).toPlainDate().toPlainYearMonth()
  return Array.from({ length: count }, (_, index) => last.subtract({ months: count - 1 - index }).toString())
}

/** The first instant of the first of these months. */
export function startOfMonths(at: number, count: number, store: StoreLocale): number {
  const first = storeTime(at, store)
    .toPlainDate()
    .toPlainYearMonth()
    .subtract({ months: count - 1 })
  return first.toPlainDate({ day: 1 }).toZonedDateTime(timeZones[store]).epochMilliseconds
}

/** The day of an instant in the store's long format, as `14 March 2027`. */
export function longDay(at: number, store: StoreLocale): string {
  return new Intl.DateTimeFormat(store, { dateStyle: 'long', timeZone: timeZones[store] }).format(at)
}
