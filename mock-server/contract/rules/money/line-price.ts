import type { PriceTier } from '#schema/__generated__/types.ts'
import { isCharged, type PriceableLine } from '../basket/basket-line.ts'
import { assertMinorUnits } from './minor-units.ts'

/** Price of a whole line, minor units, quantity included. A price that is not known yet stays negative. */
export type LinePrice = {
  readonly typical: number
  readonly member: number
  /** In the basket's tier, before discounts; 0 if the line is not charged. */
  readonly charged: number
}

/** Prices one line in both tiers and as charged. A line of origin 'discount' is priced 0. */
export function linePrice(line: PriceableLine, tier: PriceTier): LinePrice {
  if (line.origin === 'discount') return { typical: 0, member: 0, charged: 0 }
  const whole = { typical: assertMinorUnits(line.unit.typical * line.quantity), member: assertMinorUnits(line.unit.member * line.quantity) }
  return { ...whole, charged: isCharged(line) ? whole[tier] : 0 }
}
