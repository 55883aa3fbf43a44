import type { Locale } from '#app/platform/store/stores.ts'

/** The store in which this tab has asked. It asks once per store. */
const ASKED_KEY = 'country-asked'

/** The visitor's detected country by store, cached per tab. */
const countryKey = (locale: Locale) => `viewer-country-${locale}`

export function wasAsked(locale: Locale): boolean {
  return read(ASKED_KEY) === locale
}

export function noteAsked(locale: Locale): void {
  write(ASKED_KEY, locale)
}

/** A country, '' if it is unknown, or undefined if it was not asked for yet. */
export function knownCountry(locale: Locale): string | undefined {
  const country = read(countryKey(locale))
  return country !== null && /^([A-Z]{2})?$/.test(country) ? country : undefined
}

export function noteCountry(locale: Locale, country: string): void {
  write(countryKey(locale), country)
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked: the tab asks again.
  }
}
