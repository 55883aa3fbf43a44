import type { Currency, Store } from '#app/platform/store/stores.ts'
import { formatMoney } from './format.ts'

const symbols: Readonly<Record<Currency, string>> = { GBP: '£', USD: '$' }

/** Symbol of a store's currency, where no data names it. */
export function storeSymbol(currency: Currency): string {
  return symbols[currency]
}

/** Formats an amount in minor units for the shop's own copy, in the store's format without '.00': `£10`. Open point A80. */
export function promisedAmount(minorUnits: number, { locale, currency }: Pick<Store, 'locale' | 'currency'>): string {
  return formatMoney(minorUnits, { locale, currency, currencySymbol: storeSymbol(currency) }, { stripZeroes: true })
}
