import type { RedeemedBenefitKind } from '#schema/__generated__/types.ts'
import { DAY } from '../rules/instants.ts'
import { sum } from '../rules/money/minor-units.ts'
import type { PastOrder } from './past-order.ts'

/** How far back redeemed benefits count, in milliseconds. */
const REDEEMED_PERIOD = 365 * DAY

/** Savings across orders: from the Member's Price and by each kind of benefit; minor units. */
export type Savings = { readonly products: number; readonly benefits: Readonly<Record<RedeemedBenefitKind, number>> }

/** What a shopper saved as a member over the last 12 months. Orders with an `ended` status, such as cancelled ones, do not count. */
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
