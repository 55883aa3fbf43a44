/** Words of the basket pricing summary. `{codes}` stands for the promo codes. */
export type SummaryLabels = {
  readonly typicalRetailPrice: string
  readonly memberSavings: string
  readonly subtotal: string
  readonly salesTax: string
  readonly promoCode: string
  readonly discount: string
  readonly delivery: string
  readonly estimatedDelivery: string
  readonly shippingTax: string
  readonly membershipFee: string
  readonly membershipDiscount: string
  /** The total of a non-member without a membership in the bag. */
  readonly totalIncludingShipping: string
  /** The total of everyone else. */
  readonly bagTotal: string
}

/** The same in both stores. [A71, SBASKET-15, SBASKET-16] */
export const summaryLabels: SummaryLabels = {
  typicalRetailPrice: 'Typical retail price',
  memberSavings: 'Member savings',
  subtotal: 'Subtotal',
  salesTax: 'Sales Tax',
  promoCode: 'Promo Code {codes}',
  discount: 'Discount',
  delivery: 'Delivery',
  estimatedDelivery: 'Estimated delivery',
  shippingTax: 'Shipping Tax',
  membershipFee: 'Membership fee',
  membershipDiscount: 'Membership discount',
  totalIncludingShipping: 'Your total including shipping',
  bagTotal: 'Your bag total',
}
