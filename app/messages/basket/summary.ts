import { byLocale } from '../by-locale.ts'
import { FREE, GIFT } from '../shared.ts'

/** Labels of the basket pricing summary. Spec §9, open point A71. */
export const summaryLabels = {
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
  /** The total of a non-member without a membership in the basket. */
  totalIncludingShipping: 'Your total including shipping',
  /** The total of everyone else. */
  basketTotal: 'Your bag total',
} as const

export type SummaryLabels = Readonly<Record<keyof typeof summaryLabels, string>>

/** Labels that the sticky summary words differently. Open point A68. */
export const stickyLabels: SummaryLabels = {
  ...summaryLabels,
  typicalRetailPrice: 'Total value of product',
  memberSavings: "Member's discount",
  discount: 'Discounts',
}

/** The sticky summary besides its labels. */
export const stickyWords = {
  retailNote: '(Traditional retail price)',
  /** In the collapsed row at the lower edge of a phone. */
  total: 'Total',
  free: FREE,
  standardDelivery: 'Standard delivery',
  faster: '(want it faster?)',
  /** `carrier` is the delivery method's name. Open point A69. */
  switchToStandard: '(switch to standard {carrier})',
} as const

const rewards = { STANDARD_SHIPPING: summaryLabels.delivery, EXPRESS_SHIPPING: 'Express delivery', SAMPLES: 'Samples', GWP: GIFT } as const

/** The progress bar of thresholds: its name, and each reward below its tick. */
export const thresholdCopy = byLocale(
  { label: 'Your rewards', rewards },
  { 'en-US': { rewards: { ...rewards, STANDARD_SHIPPING: 'Shipping', EXPRESS_SHIPPING: 'Express shipping' } } },
)

/** What the membership in the basket does for it. Open point A199. */
export const paybackWords = {
  /** `items` counts those in the basket, and is never below 2: one item that pays for it is `reached`. */
  after: 'Your membership pays for itself in {items} items like these.',
  reached: 'Your membership has already paid for itself.',
} as const

/** Progress towards a referral discount. */
export const referralProgressWords = {
  label: 'Your referral discount',
  reached: 'Referral discount applied to your order!',
  toGo: 'Spend {amount} more to get your referral discount',
} as const
