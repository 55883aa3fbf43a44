import type { MembershipPayback, TotalByTier } from '#schema/__generated__/types.ts'
import { isCharged, type PriceableLine, type Shopper } from '../basket/basket-line.ts'
import { sum } from '../money/minor-units.ts'

/** The most items that a payback names. Whatever takes longer is nothing to look forward to. */
const MOST_ITEMS = 99

/** What a payback depends on. */
type PaybackInput = {
  readonly shopper: Pick<Shopper, 'isMember'>
  /** The lines, each with what remains of its price after discounts, minor units. */
  readonly lines: readonly { readonly line: PriceableLine; readonly left: number }[]
  /** The products in both tiers, before discounts, minor units. */
  readonly products: TotalByTier
}

/**
 * How soon the shopper's membership in the basket has saved what it costs: after how many items, at the average saving of those in the basket. Null if there
 * is nothing to pay back or to calculate with. Open point A199.
 */
export function membershipPayback({ shopper, lines, products }: PaybackInput): MembershipPayback | null {
  const cost = sum(lines.filter(({ line }) => line.type === 'membership').map(({ left }) => left))
  const saved = products.typical - products.member
  if (shopper.isMember || cost <= 0 || saved <= 0) return null
  const items = Math.ceil((cost * itemCount(lines.map(({ line }) => line))) / saved)
  const isReached = saved >= cost
  return isReached || items <= MOST_ITEMS ? { items, isReached } : null
}

/** The products that are paid for. One that costs nothing, such as a spending top-up, is not an item to count. */
function itemCount(lines: readonly PriceableLine[]): number {
  return sum(lines.filter((line) => line.type === 'product' && isCharged(line) && line.unit.typical > 0).map(({ quantity }) => quantity))
}
