import { noPriceCopy } from '#app/messages/products/price.ts'
import { formatMoney, type MoneyOptions, type MoneyStyle } from './format.ts'

/** What stands in place of a price. */
type PriceWords = Readonly<Record<keyof typeof noPriceCopy, string>>

/** A discount of the basket's pricing, as far as it says why a membership costs nothing. */
export type MembershipDiscount = { readonly type: string; readonly name: string; readonly value: number }

/** The fees that are taken off whole, in major units as the rule is written and in minor units as pricing tells them. Open point A63. */
const includedFees: readonly number[] = [59, 30, 5900, 3000]

/** A price in minor units as shoppers read it; a negative one is not known yet. Not for deductions, which are negative in earnest. [PRICEDISP-01] */
export function displayPrice(minorUnits: number, style: MoneyStyle, options: MoneyOptions = {}, words: PriceWords = noPriceCopy): string {
  const text = formatMoney(minorUnits, style, options)
  return minorUnits < 0 ? words.pending : text
}

/** True when a whole annual or monthly fee is taken off. */
export function isMembershipIncluded(discounts: readonly MembershipDiscount[]): boolean {
  return discounts.some(({ type, name, value }) => type === 'membership' && name === '100% off per item' && includedFees.includes(value))
}

/** The price on a membership's basket line; in words when it is free. Open point A70. */
export function displayMembershipPrice(
  minorUnits: number,
  discounts: readonly MembershipDiscount[],
  style: MoneyStyle,
  words: PriceWords = noPriceCopy,
): string {
  if (minorUnits !== 0) return displayPrice(minorUnits, style, {}, words)
  return isMembershipIncluded(discounts) ? words.included : words.free
}
