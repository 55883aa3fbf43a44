import type { RedeemedBenefitKind } from '#schema/__generated__/types.ts'
import { DAY } from '../rules/instants.ts'
import { sum } from '../rules/money/minor-units.ts'
import type { PastOrder } from './past-order.ts'

/** What counts as redeemed lies at most this far back, milliseconds. */
const REDEEMED_PERIOD = 365 * DAY

/** What orders saved: at the Member's Price, and by each kind of benefit; minor units. */
export type Savings = { readonly products: number; readonly benefits: Readonly<Record<RedeemedBenefitKind, number>> }

/** What a shopper saved as a member over the last 12 months. Orders that ended otherwise saved nothing. */
export function savingsOf(orders: readonly PastOrder[], now: number): Savings {
  const counted = orders.filter(
    ({ placedAt, ended, isMemberPriced }) => isMemberPriced && ended === null && now - placedAt <= REDEEMED_PERIOD,
  )
  return {
    products: sum(counted.map(({ amounts }) => amounts.memberSavings)),
    benefits: {
      shipping: sum(counted.map(({ amounts, deliveryWorth }) => Math.max(0, deliveryWorth - amounts.delivery))),
      discounts: sum(counted.map(({ amounts }) => amounts.discounts)),
      gift: sum(counted.flatMap(({ lines }) => lines.map(({ giftWorth }) => giftWorth))),
    },
  }
}
