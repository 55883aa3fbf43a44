import { defineRouting } from 'next-intl/routing'
import { defaultStore, everyStore, type Locale } from '../store/stores.ts'

const prefixes: Partial<Record<Locale, `/${string}`>> = {}
for (const { locale, prefix } of everyStore) if (prefix !== '') prefixes[locale] = prefix

/**
 * How addresses name the store. Only the address decides: with a language header or a remembered locale, one address would have different
 * answers, and shared caches would be wrong.
 */
export const routing = defineRouting({
  locales: everyStore.map((store) => store.locale),
  defaultLocale: defaultStore.locale,
  localePrefix: { mode: 'as-needed', prefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
