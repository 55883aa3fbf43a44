import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { Price } from '#schema/__generated__/types.ts'
import { storeTerms } from '../store-terms.ts'
import { assertMinorUnits } from './minor-units.ts'

const formatters = new Map<StoreLocale, Intl.NumberFormat>()

function formatter(locale: StoreLocale): Intl.NumberFormat {
  const known = formatters.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: storeTerms(locale).currency })
  formatters.set(locale, made)
  return made
}

/** Formats minor units for the store's shoppers, such as `£13.50`. A negative amount is a price that is not known yet. */
export function formatMinorUnits(raw: number, locale: StoreLocale): string {
  return assertMinorUnits(raw) < 0 ? 'Pending...' : formatter(locale).format(raw / 100)
}

/** A price in the contract's shape: `raw` in minor units plus the formatted text. `label` is the price's name; null: the shop's default. */
export function price(raw: number, locale: StoreLocale, label: string | null = null): Price {
  const { currency, currencySymbol } = storeTerms(locale)
  return { formatted: formatMinorUnits(raw, locale), raw, label, currency, currencySymbol }
}
