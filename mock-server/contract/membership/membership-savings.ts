import { planOf } from '#fixtures/membership/plans.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { MembershipSavings } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { SAVINGS_MONTHS, type Savings, savingsByMonth } from '../orders/savings.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import { chargedWithin } from '../rules/membership/plan-terms.ts'
import { startOfMonths } from '../rules/membership/store-calendar.ts'
import { sum } from '../rules/money/minor-units.ts'
import { price } from '../rules/money/price-format.ts'

/** What the account's memberships saved in the last twelve calendar months, and what they were charged in them. */
export function membershipSavings(identity: ShopperRecord, context: ContractContext): MembershipSavings {
  const { store, now } = context
  const months = savingsByMonth(ordersOf(context), context).map(({ month, savings }) => ({ month, ...sumsOf(savings) }))
  const products = sum(months.map((month) => month.products))
  const benefits = sum(months.map((month) => month.benefits))
  const total = products + benefits
  const cost = charged(identity, context, { from: startOfMonths(now, SAVINGS_MONTHS, store), to: now })
  return {
    months: months.map((month) => ({
      month: month.month,
      products: price(month.products, store),
      benefits: price(month.benefits, store),
      total: price(month.products + month.benefits, store),
    })),
    products: price(products, store),
    benefits: price(benefits, store),
    total: price(total, store),
    cost: price(cost, store),
    difference: price(Math.abs(total - cost), store),
    isPaidBack: total >= cost,
  }
}

function sumsOf({ products, benefits }: Savings): { products: number; benefits: number } {
  return { products, benefits: sum(Object.values(benefits)) }
}

/** What the memberships of an account were charged, the current and the past ones. An account of another store pays there. */
function charged(identity: ShopperRecord, { shopper, startsAt, store }: ContractContext, period: { from: number; to: number }): number {
  if (identity.store !== store) return 0
  const held = identity.membership ? [identity.membership, ...shopper.read('pastMemberships')] : shopper.read('pastMemberships')
  return sum(
    held.map((record) => {
      const term = termOf(record, startsAt)
      const isFirstFeeIn = term.startedAt >= period.from && term.startedAt <= period.to
      return chargedWithin({ plan: planOf(store, record.plan), ...term }, period) - (isFirstFeeIn ? (record.credited ?? 0) : 0)
    }),
  )
}
