import type { BasketPricing } from '#schema/__generated__/types.ts'

/**
 * What the lines of the summary sum to, reckoned from the answer alone as a shop does it: section 9 of the specification, written out once more and
 * apart from the code that prices. Minor units.
 */
export function sumOfSummaryLines(pricing: BasketPricing, locale: string, deliveryMethod: string, hasDelivery: boolean): number {
  const isUs = locale === 'en-US'
  const { typical, member } = pricing.totalProductPriceByTier
  const subtotal = pricing.priceTier === 'member' ? member : typical
  const discounts = pricing.totalDiscountsByType.filter(({ type }) => !type.includes('shipping') && !type.includes('gift'))
  const deductions = discounts.reduce((total, { value }) => total + value, 0)
  const delivery = deliveryMethod === 'None' ? pricing.estimatedShipping : isUs ? pricing.shipping.net : pricing.shipping.gross
  const taxes = isUs ? pricing.subTotal.tax + pricing.shipping.tax : 0
  return subtotal + taxes - deductions + (hasDelivery ? delivery : 0) + pricing.totalMembershipPrice
}

/** What the summary calls the total. */
export function totalOfSummary(pricing: BasketPricing, deliveryMethod: string, hasDelivery: boolean): number {
  return pricing.totalPrice.gross + (deliveryMethod === 'None' && hasDelivery ? pricing.estimatedShipping : 0)
}
