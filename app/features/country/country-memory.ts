import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'
import type { Locale } from '#app/platform/store/stores.ts'

/** In which store the question was put to the visitor in this tab: whoever closes it is not asked there again. */
const ASKED_KEY = 'country-asked'

/** Where the visitor seemed to be, by store, so that it is found out once in a tab. */
const countryKey = (locale: Locale) => `viewer-country-${locale}`

export function wasAsked(locale: Locale): boolean {
  return readStored('session', ASKED_KEY) === locale
}

export function noteAsked(locale: Locale): void {
  writeStored('session', ASKED_KEY, locale)
}

/** A country, an empty text for one that cannot be told, or undefined where it was not asked yet. */
export function knownCountry(locale: Locale): string | undefined {
  const country = readStored('session', countryKey(locale))
  return country != null && /^([A-Z]{2})?$/.test(country) ? country : undefined
}

export function noteCountry(locale: Locale, country: string): void {
  writeStored('session', countryKey(locale), country)
}
