import { assertMinorUnits, sum } from './minor-units.ts'

/** One item's share of an amount, minor units. */
type Share<Item> = { readonly item: Item; readonly share: number }

/**
 * Splits `amount` over items in proportion to their weights without losing a unit: every item gets the whole part of its share, and the remaining
 * units go one each to the largest remainders, earlier items first (largest remainder method). Amount and weights are minor units, never negative.
 * If `amount` is at most the sum of the weights, no share exceeds its weight: a discount cannot make a line negative. If all weights are 0, so are the shares.
 */
export function splitByWeight<Item>(amount: number, items: readonly Item[], weightOf: (item: Item) => number): Share<Item>[] {
  const whole = BigInt(sum(items.map(weightOf)))
  const units = BigInt(assertMinorUnits(amount))
  if (whole === 0n) return items.map((item) => ({ item, share: 0 }))
  const exact = items.map((item) => ({ item, weighed: units * BigInt(weightOf(item)) }))
  const floors = exact.map((part) => ({ ...part, floor: Number(part.weighed / whole), remainder: part.weighed % whole }))
  const left = amount - sum(floors.map(({ floor }) => floor))
  const lucky = new Set([...floors].sort((a, b) => Number(b.remainder - a.remainder)).slice(0, left))
  return floors.map((part) => ({ item: part.item, share: part.floor + (lucky.has(part) ? 1 : 0) }))
}
