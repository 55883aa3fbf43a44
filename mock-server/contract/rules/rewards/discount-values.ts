import type { Discount, DiscountByType, PriceTier } from '#schema/__generated__/types.ts'
import type { PriceableLine } from '../basket/basket-line.ts'
import { percentageOf, sum } from '../money/minor-units.ts'
import { splitByWeight } from '../money/split.ts'
import type { DiscountEffect, DiscountOffer } from './discount-offer.ts'
import type { JudgedDiscount } from './discounts.ts'

/** A line while discounts are applied: the charged amount and what remains of it; minor units. */
type Reckoned = { readonly line: PriceableLine; readonly charged: number; left: number }

/** What accepted discounts take off, minor units: never negative, and never more than there is. */
type TakenOff = {
  /** The discounts in the order they were judged, each with its amount: 0 if rejected. */
  readonly discounts: readonly (JudgedDiscount & { readonly value: number })[]
  /** The lines, each with its remaining amount. */
  readonly lines: readonly Readonly<Reckoned>[]
  /** The remaining delivery price, as the store shows it. */
  readonly deliveryLeft: number
}

/** Percentages apply to the undiscounted price, so the order of codes does not matter; amounts then come off what remains. */
const order: readonly DiscountEffect['kind'][] = ['percentage', 'fixed', 'referral', 'membership', 'shipping', 'gift']

function takeOffProducts(
  effect: Extract<DiscountEffect, { kind: 'percentage' | 'fixed' | 'referral' }>,
  lines: readonly Reckoned[],
): number {
  const products = lines.filter(({ line }) => line.type === 'product')
  const price = sum(products.map(({ charged }) => charged))
  const wanted = effect.kind === 'percentage' ? percentageOf(price, effect.basisPoints) : effect.amount
  const value = Math.min(wanted, sum(products.map(({ left }) => left)))
  for (const { item, share } of splitByWeight(value, products, ({ left }) => left)) item.left -= share
  return value
}

function takeOffMemberships(
  { basisPoints, membershipIds }: Extract<DiscountEffect, { kind: 'membership' }>,
  lines: readonly Reckoned[],
): number {
  const memberships = lines.filter(
    ({ line }) => line.type !== 'product' && (membershipIds === null || membershipIds.includes(line.offerId)),
  )
  return sum(
    memberships.map((membership) => {
      const value = Math.min(percentageOf(membership.charged, basisPoints), membership.left)
      membership.left -= value
      return value
    }),
  )
}

/** A gift's regular price: reported but not deducted, since its line is priced 0. */
function giftValue(offer: DiscountOffer, lines: readonly Reckoned[], tier: PriceTier): number {
  const gifts = lines.filter(({ line }) => line.giftOffer === offer.name)
  return sum(gifts.map(({ line }) => Math.max(0, line.unit[tier]) * line.quantity))
}

/** Applies the accepted discounts: percentages, amounts, referral credit, memberships, delivery. `charged` lines are before discounts. */
export function takeOff(
  judged: readonly JudgedDiscount[],
  charged: readonly { readonly line: PriceableLine; readonly charged: number }[],
  tier: PriceTier,
  deliveryPrice: number,
): TakenOff {
  const lines: Reckoned[] = charged.map((line) => ({ ...line, left: line.charged }))
  let deliveryLeft = deliveryPrice
  const take = (offer: DiscountOffer): number => {
    const { effect } = offer
    if (effect.kind === 'gift') return giftValue(offer, lines, tier)
    if (effect.kind === 'membership') return takeOffMemberships(effect, lines)
    if (effect.kind !== 'shipping') return takeOffProducts(effect, lines)
    const value = Math.min(percentageOf(deliveryPrice, effect.basisPoints), deliveryLeft)
    deliveryLeft -= value
    return value
  }
  const values = new Map<JudgedDiscount, number>()
  for (const kind of order) {
    for (const discount of judged) {
      if (discount.state === 'Accepted' && discount.offer.effect.kind === kind) values.set(discount, take(discount.offer))
    }
  }
  return { discounts: judged.map((discount) => ({ ...discount, value: values.get(discount) ?? 0 })), lines, deliveryLeft }
}

/** The contract's discounts, in the order judged. */
export function toDiscounts(discounts: TakenOff['discounts']): Discount[] {
  return discounts.map(({ code, offer, state, value }) => ({
    code,
    name: offer === null ? code : offer.name,
    value,
    state,
    referralCode: offer?.effect.kind === 'referral' ? offer.effect.referralCode : null,
  }))
}

/** Accepted discounts summed by kind, code and name. */
export function totalDiscountsByType(discounts: TakenOff['discounts']): DiscountByType[] {
  const totals = new Map<string, DiscountByType>()
  for (const { code, offer, state, value } of discounts) {
    if (state !== 'Accepted') continue
    const type = offer.effect.kind
    const key = JSON.stringify([type, code, offer.name])
    totals.set(key, { type, code, name: offer.name, value: value + (totals.get(key)?.value ?? 0) })
  }
  return [...totals.values()]
}
