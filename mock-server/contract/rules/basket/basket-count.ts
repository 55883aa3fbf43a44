import type { PriceableLine } from './basket-line.ts'

/** basketCount: the total quantity of purchasable lines, memberships included. */
export function basketCount(lines: readonly Pick<PriceableLine, 'type' | 'inStock' | 'quantity'>[]): number {
  return lines.reduce((count, line) => (line.type !== 'product' || line.inStock ? count + line.quantity : count), 0)
}
