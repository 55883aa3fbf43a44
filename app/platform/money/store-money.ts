import type { Currency, Store } from '#app/platform/store/stores.ts'
import { formatMoney } from './format.ts'

const symbols: Readonly<Record<Currency, string>> = { GBP: '£', USD: '$' }

/** An amount that the shop itself promises, minor units, as its store writes it and without '.00': `£10`. Decision A80. */
export function promisedAmount(minorUnits: number, { locale, currency }: Pick<Store, 'locale' | 'currency'>): string {
  return formatMoney(minorUnits, { locale, currency, currencySymbol: symbols[currency] }, { stripZeroes: true })
}
