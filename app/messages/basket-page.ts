import { type SummaryLabels, summaryLabels } from './summary.ts'

/** Labels of the summary that stays in sight beside the bag. [SBASKET-01, SBASKET-02, SBASKET-04, SBASKET-09, SBASKET-12, SBASKET-13, SBASKET-14, A68] */
export const stickyLabels: SummaryLabels = {
  ...summaryLabels,
  typicalRetailPrice: 'Total value of product',
  memberSavings: "Member's discount",
  discount: 'Discounts',
}

/** Words of the sticky summary besides its lines. [SBASKET-03, SBASKET-05, SBASKET-07, SBASKET-08, SBASKET-10, SBASKET-11] */
export const stickyWords = {
  retailNote: '(Traditional retail price)',
  /** Of the row that a phone keeps at the window's edge. */
  total: 'Total',
  free: 'Free',
  standardDelivery: 'Standard delivery',
  faster: '(want it faster?)',
  /** `{carrier}` is the delivery method's name. [A69] */
  switchToStandard: '(switch to standard {carrier})',
} as const

/** Words of a line of the bag. `{price}`, `{name}` and `{date}` are replaced. */
export const lineWords = {
  /** A line that the shop was told nothing more of. */
  unnamed: 'An item in your bag',
  renewsYearly: 'Renews every 12 months at {price}',
  renewsMonthly: 'Renews every month at {price}',
  giftFor: 'For {name}',
  giftSentOn: 'Sent on {date}',
  giftSentNow: 'Sent as soon as your order is placed',
} as const

/** What the bar of thresholds is called, and each reward below its tick. A gift has its own title. */
export const thresholdWords = {
  label: 'Your rewards',
  rewards: { STANDARD_SHIPPING: 'Delivery', EXPRESS_SHIPPING: 'Express delivery', SAMPLES: 'Samples', GWP: 'Gift' },
} as const

/** Words of the way to a referral discount. `{amount}` carries its currency's symbol. [REFERRAL-08, REFERRAL-09] */
export const referralProgressWords = {
  label: 'Your referral discount',
  reached: 'Referral discount applied to your order!',
  toGo: 'Spend {amount} more to get your referral discount',
} as const
