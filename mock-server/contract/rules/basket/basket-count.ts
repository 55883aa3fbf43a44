import type { PriceableLine } from './basket-line.ts'

/** basketCount: the quantities of what can be bought, memberships included. [BASKET-35] */
export function basketCount(lines: readonly Pick<PriceableLine, 'type' | 'inStock' | 'quantity'>[]): number {
  return lines.reduce((count, line) => (line.type !== 'product' || line.inStock ? count + line.quantity : count), 0)
}
