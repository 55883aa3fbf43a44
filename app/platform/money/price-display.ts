import { noPriceCopy } from '#app/messages/products/price.ts'
import { formatMoney, type MoneyOptions, type MoneyStyle } from './format.ts'

/** Text in place of a price. */
type PriceWords = Readonly<Record<keyof typeof noPriceCopy, string>>

/** The fields of a basket discount that tell why a membership is free. */
export type MembershipDiscount = { readonly type: string; readonly name: string; readonly value: number }

/** The fees that are waived in full, in major units as in the rule and in minor units as in the pricing. Open point A63. */
const includedFees: readonly number[] = [59, 30, 5900, 3000]

/** Formats a price in minor units; a negative one is not known yet. Not for deductions, which really are negative. [PRICEDISP-01] */
export function displayPrice(minorUnits: number, style: MoneyStyle, options: MoneyOptions = {}, words: PriceWords = noPriceCopy): string {
  const text = formatMoney(minorUnits, style, options)
  return minorUnits < 0 ? words.pending : text
}

/** True if a full annual or monthly fee is waived. */
export function isMembershipIncluded(discounts: readonly MembershipDiscount[]): boolean {
  return discounts.some(({ type, name, value }) => type === 'membership' && name === '100% off per item' && includedFees.includes(value))
}

/** The price of a membership's basket line; a word if it is free. Open point A70. */
export function displayMembershipPrice(
  minorUnits: number,
  discounts: readonly MembershipDiscount[],
  style: MoneyStyle,
  words: PriceWords = noPriceCopy,
): string {
  if (minorUnits !== 0) return displayPrice(minorUnits, style, {}, words)
  return isMembershipIncluded(discounts) ? words.included : words.free
}
