import type { Availability } from '#schema/__generated__/types.ts'

/** Stock count and limit reported for an available variant; real counts are not exposed. */
export const IN_STOCK_COUNT = 99_999

/** A variant's availability in both of the contract's shapes: in stock or out of stock, 99999 or 0. [STOCK-01..03] */
export function availability(inStock: boolean): Availability {
  const count = inStock ? IN_STOCK_COUNT : 0
  return { inStock, status: inStock ? 'instock' : 'outofstock', stockCount: count, stockLimit: count }
}
