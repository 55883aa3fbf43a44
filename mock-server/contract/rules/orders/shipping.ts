import type { DeliveryMethod } from '#schema/__generated__/types.ts'
import { isCharged, type PriceableLine } from '../basket/basket-line.ts'
import { toMinorUnits } from '../money/minor-units.ts'
import { type Taxed, taxed } from '../money/taxes.ts'
import type { StoreTerms } from '../store-terms.ts'

const NOTHING: Taxed = { net: 0, gross: 0, tax: 0 }

/** True if any paid item is posted. Gifts and samples ship with it; virtual-only and empty baskets need no delivery. */
export function needsDelivery(lines: readonly PriceableLine[]): boolean {
  return lines.some((line) => isCharged(line) && !line.isVirtual)
}

/**
 * Delivery cost as the store shows prices, before any discount on it; minor units. Uses the standard method until one is chosen.
 * `spend` is the product total in the basket's tier, minor units, which is compared with thresholds.
 */
export function deliveryPrice(lines: readonly PriceableLine[], spend: number, method: DeliveryMethod, terms: StoreTerms): number {
  if (!needsDelivery(lines)) return 0
  const { price, freeFrom } = terms.delivery[method === 'None' ? 'Standard' : method]
  return freeFrom !== null && spend >= toMinorUnits(freeFrom) ? 0 : price
}

/** Delivery in the pricing: until a method is chosen, all 0 with only an estimate (as shown: US net, UK gross). Spec §9. */
export function shippingTotals(shown: number, method: DeliveryMethod, terms: StoreTerms): { shipping: Taxed; estimatedShipping: number } {
  if (method === 'None') return { shipping: NOTHING, estimatedShipping: shown }
  return { shipping: taxed(shown, terms.tax), estimatedShipping: 0 }
}

/** deliveryMethodName: the method's name for shoppers; until one is chosen, the standard method's, which the estimate is based on. */
export function deliveryMethodName(method: DeliveryMethod, terms: StoreTerms): string {
  return terms.delivery[method === 'None' ? 'Standard' : method].name
}
