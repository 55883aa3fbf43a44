/** A line of the basket. */
export const lineWords = {
  /** Fallback name of a line. */
  unnamed: 'An item in your bag',
  renewsYearly: 'Renews every 12 months at {price}',
  renewsMonthly: 'Renews every month at {price}',
  giftFor: 'For {name}',
  giftSentOn: 'Sent on {date}',
  giftSentNow: 'Sent as soon as you place your order',
} as const
