import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { RedeemedBenefitKind } from '#schema/__generated__/types.ts'
import { monthOf, monthsUpTo, startOfMonths } from '../rules/membership/store-calendar.ts'
import { sum } from '../rules/money/minor-units.ts'
import type { PastOrder } from './past-order.ts'

/** How many calendar months savings are counted over, the current one among them. */
export const SAVINGS_MONTHS = 12

/** Savings across orders: from the Member's Price and by each kind of benefit; minor units. */
export type Savings = { readonly products: number; readonly benefits: Readonly<Record<RedeemedBenefitKind, number>> }

/** When and where savings are counted. */
type Moment = { readonly now: number; readonly store: StoreLocale }

/** What a shopper saved as a member in this month and the eleven before it. Orders with an `ended` status, such as cancelled ones, do not count. */
export function savingsOf(orders: readonly PastOrder[], { now, store }: Moment): Savings {
  const from = startOfMonths(now, SAVINGS_MONTHS, store)
  return savedBy(countedOrders(orders).filter(({ placedAt }) => placedAt >= from))
}

/** The same by month, as `2026-03`, oldest first. Their sum is that of `savingsOf`. */
export function savingsByMonth(
  orders: readonly PastOrder[],
  { now, store }: Moment,
): { readonly month: string; readonly savings: Savings }[] {
  const counted = countedOrders(orders)
  return monthsUpTo(now, SAVINGS_MONTHS, store).map((month) => ({
    month,
    savings: savedBy(counted.filter(({ placedAt }) => monthOf(placedAt, store) === month)),
  }))
}

function countedOrders(orders: readonly PastOrder[]): PastOrder[] {
  return orders.filter(({ ended, isMemberPriced }) => isMemberPriced && ended === null)
}

function savedBy(counted: readonly PastOrder[]): Savings {
  return {
    products: sum(counted.map(({ amounts }) => amounts.memberSavings)),
    benefits: {
      shipping: sum(counted.map(({ amounts, deliveryWorth }) => Math.max(0, deliveryWorth - amounts.delivery))),
      discounts: sum(counted.map(({ amounts }) => amounts.discounts)),
      gift: sum(counted.flatMap(({ lines }) => lines.map(({ giftWorth }) => giftWorth))),
    },
  }
}
