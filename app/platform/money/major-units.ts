import { formatMoney, type MoneyStyle } from './format.ts'

/** Minor units in a major unit of the store's currencies, pound and dollar. */
const MINOR_UNITS = 100

/** Formats an amount that the contract gives in major units, such as a credit, without '.00': `10` is `£10`. */
export function formatMajorUnits(majorUnits: number, { locale, currency, currencySymbol }: MoneyStyle): string {
  const style = { locale, currency, ...(currencySymbol !== undefined && { currencySymbol }) }
  return formatMoney(Math.round(majorUnits * MINOR_UNITS), style, { stripZeroes: true })
}
