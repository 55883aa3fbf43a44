import type { BasketPricing } from '#schema/__generated__/types.ts'
import type { OrderAmounts } from '../../orders/past-order.ts'
import { sum } from '../money/minor-units.ts'
import type { StoreTerms } from '../store-terms.ts'

/** Discount kinds left out of the summary's discount line: delivery and gifts appear where they apply, membership discounts next to the fee. */
const SHOWN_ELSEWHERE = /shipping|gift|membership/i

/** A basket's price as an order stores it. */
export function orderAmounts(pricing: BasketPricing, { tax }: StoreTerms): OrderAmounts {
  const { typical, member } = pricing.totalProductPriceByTier
  const discounts = pricing.totalDiscountsByType.filter(({ type }) => !SHOWN_ELSEWHERE.test(type))
  return {
    products: pricing.totalProductPriceByTier[pricing.priceTier],
    discounts: sum(discounts.map(({ value }) => value)),
    delivery: tax.mode === 'added' ? pricing.shipping.net : pricing.shipping.gross,
    tax: sum([pricing.subTotal.tax, pricing.shipping.tax]),
    membership: pricing.totalMembershipDiscountedPrice,
    total: pricing.totalPrice.gross,
    memberSavings: pricing.priceTier === 'member' ? typical - member : 0,
  }
}
