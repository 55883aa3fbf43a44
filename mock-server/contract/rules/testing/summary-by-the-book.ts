import type { BasketPricing } from '#schema/__generated__/types.ts'

/**
 * The sum of the summary's lines, computed from the answer alone as a shop does: spec §9, reimplemented independently of the pricing code.
 * Minor units.
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

/** The amount that the summary shows as the total. */
export function totalOfSummary(pricing: BasketPricing, deliveryMethod: string, hasDelivery: boolean): number {
  return pricing.totalPrice.gross + (deliveryMethod === 'None' && hasDelivery ? pricing.estimatedShipping : 0)
}
