import { isCharged, type PriceableLine } from '../basket/basket-line.ts'
import { toMinorUnits } from '../money/minor-units.ts'
import { type Taxed, taxed } from '../money/taxes.ts'
import type { DeliveryMethod, StoreTerms } from '../store-terms.ts'

const NOTHING: Taxed = { net: 0, gross: 0, tax: 0 }

/** True when something that is paid for is posted. Gifts and samples travel with it; virtual-only and empty baskets need no delivery. */
export function needsDelivery(lines: readonly PriceableLine[]): boolean {
  return lines.some((line) => isCharged(line) && !line.isVirtual)
}

/**
 * What delivery costs as the store shows prices, before any discount on it; minor units. While the method is open it is the standard one's.
 * `spend` is what the products cost in the basket's tier, minor units: what thresholds look at.
 */
export function deliveryPrice(lines: readonly PriceableLine[], spend: number, method: DeliveryMethod, terms: StoreTerms): number {
  if (!needsDelivery(lines)) return 0
  const { price, freeFrom } = terms.delivery[method === 'None' ? 'Standard' : method]
  return freeFrom !== null && spend >= toMinorUnits(freeFrom) ? 0 : price
}

/** Delivery as the pricing tells it: all 0 and only an estimate (as shown: US net, UK gross) while the method is open. Spec §9. */
export function shippingTotals(shown: number, method: DeliveryMethod, terms: StoreTerms): { shipping: Taxed; estimatedShipping: number } {
  if (method === 'None') return { shipping: NOTHING, estimatedShipping: shown }
  return { shipping: taxed(shown, terms.tax), estimatedShipping: 0 }
}

/** The method that a name stands for, letter case aside; null for a name that the store does not know. */
export function deliveryMethod(name: string): DeliveryMethod | null {
  const known: readonly DeliveryMethod[] = ['None', 'Standard', 'Express']
  return known.find((method) => method.toLowerCase() === name.trim().toLowerCase()) ?? null
}

/** deliveryMethodName: the method's name for shoppers; while it is open, the standard one's, which the estimate is of. */
export function deliveryMethodName(method: DeliveryMethod, terms: StoreTerms): string {
  return terms.delivery[method === 'None' ? 'Standard' : method].name
}
