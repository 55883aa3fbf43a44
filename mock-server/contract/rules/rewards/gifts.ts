import type { Discount } from '#schema/__generated__/types.ts'
import type { PriceableLine } from '../basket/basket-line.ts'
import type { DiscountOffer } from './discount-offer.ts'

/**
 * The basket with exactly the gifts of the accepted offers: one line of origin 'discount' for each, added if missing and removed if its offer no
 * longer applies. `giftLine` creates the line, or returns null if the gift is unavailable. Pricing is not affected.
 */
export function withGifts<Line extends PriceableLine>(
  lines: readonly Line[],
  offers: readonly DiscountOffer[],
  included: readonly Pick<Discount, 'name'>[],
  giftLine: (sku: string, offerName: string) => Line | null,
): readonly Line[] {
  const owed = offers.flatMap(({ name, effect }) =>
    effect.kind === 'gift' && included.some((discount) => discount.name === name) ? [{ name, sku: effect.offerId }] : [],
  )
  const kept = lines.filter((line) => line.giftOffer === null || owed.some(({ name }) => name === line.giftOffer))
  const missing = owed.filter(({ name }) => !kept.some((line) => line.giftOffer === name))
  const made = missing.map(({ sku, name }) => giftLine(sku, name))
  return [...kept, ...made.flatMap((line) => (line?.origin === 'discount' ? [line] : []))]
}
