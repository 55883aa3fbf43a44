import type { Discount, DiscountByType, PriceTier } from '#schema/__generated__/types.ts'
import type { BasketLine } from './basket-line.ts'
import type { DiscountEffect, DiscountOffer } from './discount-offer.ts'
import type { JudgedDiscount } from './discounts.ts'
import { percentageOf, sum } from './minor-units.ts'
import { splitByWeight } from './split.ts'

/** A line while discounts come off it: what it is charged, and what is left of that; minor units. */
type Reckoned = { readonly line: BasketLine; readonly charged: number; left: number }

/** What accepted discounts take off, minor units: never negative, and never more than there is. */
export type TakenOff = {
  /** The discounts in the order they were judged, each with what it takes off: 0 when it was refused. */
  readonly discounts: readonly (JudgedDiscount & { readonly value: number })[]
  /** The lines, each with what is left of it. */
  readonly lines: readonly Readonly<Reckoned>[]
  /** What is left of the delivery's price, as the store shows it. */
  readonly deliveryLeft: number
}

/** Percentages are reckoned on the undiscounted price, so the order of codes moves nothing; then amounts come off what is left. */
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

/** What a gift would have cost: told, but taken off nothing, since its line is priced 0. */
function giftValue(offer: DiscountOffer, lines: readonly Reckoned[], tier: PriceTier): number {
  const gifts = lines.filter(({ line }) => line.giftOffer === offer.name)
  return sum(gifts.map(({ line }) => Math.max(0, line.unit[tier]) * line.quantity))
}

/** Takes the accepted discounts off: percentages, amounts, referral credit, memberships, delivery. `charged` lines are before discounts. */
export function takeOff(
  judged: readonly JudgedDiscount[],
  charged: readonly { readonly line: BasketLine; readonly charged: number }[],
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
