import type { Availability } from '#schema/__generated__/types.ts'

/** What stock count and limit say when a variant can be bought: real counts are not told. */
export const IN_STOCK_COUNT = 99_999

/** A variant's availability in both of the contract's shapes: in stock or out of it, 99999 or 0. [STOCK-01..03] */
export function availability(inStock: boolean): Availability {
  const count = inStock ? IN_STOCK_COUNT : 0
  return { inStock, status: inStock ? 'instock' : 'outofstock', stockCount: count, stockLimit: count }
}
