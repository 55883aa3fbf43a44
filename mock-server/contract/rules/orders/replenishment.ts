import type { OrderItAgainPeriod, OrderItAgainSort } from '#schema/__generated__/types.ts'
import { DAY } from '../instants.ts'

/** A variant in one order: the purchase date, and whether it can be bought again now. */
export type Purchase = { readonly sku: string; readonly at: number; readonly inStock: boolean }

/** A variant that was bought before. */
export type Replenishment = { readonly sku: string; readonly lastAt: number; readonly times: number; readonly inStock: boolean }

/** Length of each period, in milliseconds. Open point A115. */
const reach: Readonly<Record<OrderItAgainPeriod, number>> = {
  ALL_TIME: Infinity,
  LAST_3_MONTHS: 91 * DAY,
  LAST_6_MONTHS: 182 * DAY,
  LAST_12_MONTHS: 365 * DAY,
}

/** Purchases grouped by variant, without removed ones. */
export function replenishments(purchases: readonly Purchase[], removed: ReadonlySet<string>): Replenishment[] {
  const bySku = new Map<string, Replenishment>()
  for (const { sku, at, inStock } of purchases) {
    const known = bySku.get(sku)
    bySku.set(sku, { sku, inStock, lastAt: Math.max(at, known?.lastAt ?? at), times: (known?.times ?? 0) + 1 })
  }
  return [...bySku.values()].filter(({ sku }) => !removed.has(sku))
}

/** The purchases last made within a period. */
export function within(all: readonly Replenishment[], period: OrderItAgainPeriod, now: number): Replenishment[] {
  return all.filter(({ lastAt }) => now - lastAt <= reach[period])
}

type Order = (one: Replenishment, other: Replenishment) => number

const orders: Readonly<Record<OrderItAgainSort, Order>> = {
  RECOMMENDED: (one, other) => Number(other.inStock) - Number(one.inStock) || one.lastAt - other.lastAt,
  MOST_RECENT: (one, other) => other.lastAt - one.lastAt,
  MOST_PURCHASED: (one, other) => other.times - one.times || other.lastAt - one.lastAt,
}

/** Sorts purchases in one of the contract's orders; ties are broken by sku. */
export function inOrder(all: readonly Replenishment[], sort: OrderItAgainSort): Replenishment[] {
  return [...all].sort((one, other) => orders[sort](one, other) || (one.sku < other.sku ? -1 : 1))
}
