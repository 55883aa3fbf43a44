import { type SummaryLabels, summaryLabels } from '#app/messages/basket/summary.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { DeliveryMethod } from '#operations/__generated__/operations.ts'

/** The parts of a basket update that the summary reads. All amounts are minor units. */
export type SummarySource = {
  readonly pricing: {
    readonly priceTier: string
    readonly totalProductPriceByTier: { readonly typical: number; readonly member: number }
    readonly totalPrice: { readonly gross: number }
    readonly subTotal: { readonly tax: number }
    readonly estimatedShipping: number
    readonly shipping: { readonly net: number; readonly gross: number; readonly tax: number }
    readonly totalDiscountsByType: readonly SummaryDiscount[]
    readonly totalMembershipPrice: number
  }
  readonly isEmpty: boolean
  readonly hasOnlyVirtualProducts: boolean
  readonly deliveryMethod: DeliveryMethod
}

/** One discount, summed over the basket; `value` is the amount it deducts, minor units. */
export type SummaryDiscount = { readonly type: string; readonly code: string | null; readonly value: number }

export type SummaryOptions = {
  readonly locale: string
  /** A member, or anyone with a membership in the basket. Open point A79. */
  readonly hasMembership: boolean
  /** 'HCL' hides member savings and the membership fee of virtual-only baskets. Open point A75. */
  readonly source?: 'HCL'
  readonly labels?: SummaryLabels
}

/** One line of the summary. Deductions are negative. */
export type PricingLine = {
  readonly id: PricingLineId
  readonly label: string
  /** In minor units. */
  readonly amount: number
  /** 'worth': the price without membership, not part of the sum. 'saving': a deduction. */
  readonly tone: 'plain' | 'worth' | 'saving' | 'total'
}

/** The lines in display order. */
export type PricingLineId =
  | 'typicalRetailPrice'
  | 'memberSavings'
  | 'subtotal'
  | 'salesTax'
  | 'promoCode'
  | 'discount'
  | 'delivery'
  | 'shippingTax'
  | 'membershipFee'
  | 'membershipDiscount'
  | 'total'

/** The visible lines of the basket pricing summary, in order. From the subtotal on, they sum to the total. Spec §9. */
export function pricingLines(update: SummarySource, options: SummaryOptions): readonly PricingLine[] {
  const context: Context = {
    ...update,
    ...options,
    labels: options.labels ?? summaryLabels,
    isUs: options.locale === 'en-US',
    hidesMembership: options.source === 'HCL' && update.hasOnlyVirtualProducts,
  }
  return [...productLines(context), ...discountLines(context), ...deliveryLines(context), ...membershipLines(context), totalLine(context)]
}

/** What a basket at the Member's Price saves on its products, minor units; 0 for any other. */
export function memberSavings({ priceTier, totalProductPriceByTier: { typical, member } }: SummarySource['pricing']): number {
  return priceTier === 'member' ? Math.max(typical - member, 0) : 0
}

type Context = SummarySource &
  SummaryOptions & { readonly labels: SummaryLabels; readonly isUs: boolean; readonly hidesMembership: boolean }

/** Lines 1 to 4: the price without membership, the membership's saving, the products' cost, and tax on them. */
function productLines({ pricing, labels, isUs, hasOnlyVirtualProducts, hidesMembership }: Context): PricingLine[] {
  const { typical, member } = pricing.totalProductPriceByTier
  const isMemberTier = pricing.priceTier === 'member'
  const savings = memberSavings(pricing)
  return [
    ...(isMemberTier && !hasOnlyVirtualProducts ? [line('typicalRetailPrice', labels.typicalRetailPrice, typical, 'worth')] : []),
    ...(savings > 0 && !hidesMembership ? [line('memberSavings', labels.memberSavings, -savings, 'saving')] : []),
    line('subtotal', labels.subtotal, isMemberTier ? member : typical),
    ...taxLine('salesTax', labels.salesTax, pricing.subTotal.tax, isUs),
  ]
}

/** Line 5: the codes' discounts as one, then automatic discounts. Delivery, gifts and memberships have their own lines. Open points A72, A73, A74. */
function discountLines({ pricing, labels }: Context): PricingLine[] {
  const shown = pricing.totalDiscountsByType.filter(({ type }) => !/shipping|gift/i.test(type) && !isMembershipDiscount(type))
  const coded = shown.filter(({ code }) => code !== null && code !== '')
  const uncoded = shown.filter((discount) => !coded.includes(discount))
  const codes = [...new Set(coded.map(({ code }) => code))].join(', ')
  return [...deduction('promoCode', formatMessage(labels.promoCode, { codes }), coded), ...deduction('discount', labels.discount, uncoded)]
}

/** Lines 6 and 7: delivery, estimated while no method is chosen, and the tax on it. A virtual-only or empty basket has no delivery. */
function deliveryLines({ pricing, labels, isUs, isEmpty, hasOnlyVirtualProducts, deliveryMethod }: Context): PricingLine[] {
  const { net, gross, tax } = pricing.shipping
  const price = isUs ? net : gross
  const delivery =
    deliveryMethod === 'None'
      ? line('delivery', labels.estimatedDelivery, pricing.estimatedShipping)
      : line('delivery', labels.delivery, price)
  return [...(isEmpty || hasOnlyVirtualProducts ? [] : [delivery]), ...taxLine('shippingTax', labels.shippingTax, tax, isUs)]
}

/** Lines 8 and 9: the membership fee, and the discounts on memberships, which show wherever there are any. */
function membershipLines({ pricing, labels, hidesMembership }: Context): PricingLine[] {
  const fee = pricing.totalMembershipPrice
  const discounts = pricing.totalDiscountsByType.filter(({ type }) => isMembershipDiscount(type))
  return [
    ...(fee > 0 && !hidesMembership ? [line('membershipFee', labels.membershipFee, fee)] : []),
    ...deduction('membershipDiscount', labels.membershipDiscount, discounts),
  ]
}

/** Line 10. It includes the estimate only while no method is chosen and something is shipped. */
function totalLine({ pricing, labels, isEmpty, hasOnlyVirtualProducts, deliveryMethod, hasMembership }: Context): PricingLine {
  const isEstimated = deliveryMethod === 'None' && !hasOnlyVirtualProducts && !isEmpty
  const amount = pricing.totalPrice.gross + (isEstimated ? pricing.estimatedShipping : 0)
  return line('total', hasMembership ? labels.basketTotal : labels.totalIncludingShipping, amount, 'total')
}

function line(id: PricingLineId, label: string, amount: number, tone: PricingLine['tone'] = 'plain'): PricingLine {
  return { id, label, amount, tone }
}

function taxLine(id: PricingLineId, label: string, tax: number, isUs: boolean): PricingLine[] {
  return isUs && tax > 0 ? [line(id, label, tax)] : []
}

/** One line for several discounts; no line without any. */
function deduction(id: PricingLineId, label: string, discounts: readonly SummaryDiscount[]): PricingLine[] {
  if (discounts.length === 0) return []
  return [line(id, label, 0 - discounts.reduce((sum, { value }) => sum + value, 0), 'saving')]
}

function isMembershipDiscount(type: string): boolean {
  return type.toLowerCase() === 'membership'
}
