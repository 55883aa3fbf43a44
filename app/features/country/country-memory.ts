import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'
import type { Locale } from '#app/platform/store/stores.ts'

/** The store in which this tab has asked. It asks once per store. */
const ASKED_KEY = 'country-asked'

/** The visitor's detected country by store, cached per tab. */
const countryKey = (locale: Locale) => `viewer-country-${locale}`

export function wasAsked(locale: Locale): boolean {
  return readStored('session', ASKED_KEY) === locale
}

export function noteAsked(locale: Locale): void {
  writeStored('session', ASKED_KEY, locale)
}

/** A country, '' if it is unknown, or undefined if it was not requested yet. */
export function knownCountry(locale: Locale): string | undefined {
  const country = readStored('session', countryKey(locale))
  return country != null && /^([A-Z]{2})?$/.test(country) ? country : undefined
}

export function noteCountry(locale: Locale, country: string): void {
  writeStored('session', countryKey(locale), country)
}
