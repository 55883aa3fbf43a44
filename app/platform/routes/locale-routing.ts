import { defineRouting } from 'next-intl/routing'
import { defaultStore, everyStore, type Locale } from '../store/stores.ts'

const prefixes: Partial<Record<Locale, `/${string}`>> = {}
for (const { locale, prefix } of everyStore) if (prefix !== '') prefixes[locale] = prefix

/**
 * How URLs name the store. Only the URL decides: with a language header or a remembered locale, one URL would have different responses, and shared
 * caches would be wrong.
 */
export const routing = defineRouting({
  locales: everyStore.map((store) => store.locale),
  defaultLocale: defaultStore.locale,
  localePrefix: { mode: 'as-needed', prefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
