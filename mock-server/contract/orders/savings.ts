import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { RedeemedBenefitKind } from '#schema/__generated__/types.ts'
import { monthOf, monthsUpTo, startOfMonths } from '../rules/membership/store-calendar.ts'
import { sum } from '../rules/money/minor-units.ts'
import type { PastOrder } from './past-order.ts'

/** How many calendar months savings are counted over, the current one among them. */
export const SAVINGS_MONTHS = 12

type ByKind = Readonly<Record<RedeemedBenefitKind, number>>

/** Savings across orders: from the Member's Price and by each kind of benefit, minor units; and how often each kind was used. */
export type Savings = { readonly products: number; readonly benefits: ByKind; readonly uses: ByKind }

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
  const shipping = counted.map(({ amounts, deliveryWorth }) => Math.max(0, deliveryWorth - amounts.delivery))
  const discounts = counted.map(({ amounts }) => amounts.discounts)
  const gift = counted.flatMap(({ lines }) => lines.map(({ giftWorth }) => giftWorth))
  return {
    products: sum(counted.map(({ amounts }) => amounts.memberSavings)),
    benefits: { shipping: sum(shipping), discounts: sum(discounts), gift: sum(gift) },
    uses: { shipping: times(shipping), discounts: times(discounts), gift: times(gift) },
  }
}

function times(amounts: readonly number[]): number {
  return amounts.filter((amount) => amount > 0).length
}
