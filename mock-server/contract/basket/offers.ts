import { offers } from '#fixtures/basket/offers.ts'
import type { OfferRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import { answersTo, type DiscountEffect, type DiscountOffer } from '../rules/rewards/discount-offer.ts'

const DAY = 24 * 60 * 60 * 1000

function effectOf(effect: OfferRecord['effect'], store: StoreLocale): DiscountEffect {
  if (effect.kind === 'gift') return { kind: 'gift', offerId: effect.sku }
  if (effect.kind !== 'membership') return effect
  return {
    kind: 'membership',
    basisPoints: effect.basisPoints,
    membershipIds: effect.plans.flatMap((kind) => findPlan(store, kind)?.id ?? []),
  }
}

/** The store's offers and any further ones; they end on the clock of a world that started at `startsAt`. */
export function storeOffers(store: StoreLocale, startsAt: number, further: readonly OfferRecord[] = []): DiscountOffer[] {
  return [...offers[store], ...further].map(({ name, code, effect, audience, leastSpend, endsInDays, combines }) => ({
    name,
    code: code ?? null,
    effect: effectOf(effect, store),
    audience,
    leastSpend,
    endsAt: endsInDays === undefined ? null : startsAt + endsInDays * DAY,
    combines,
  }))
}

/** True if the outcome of the offers depends on the clock: an automatic offer, or one with a typed code, has an end. */
export function dependsOnClock(available: readonly DiscountOffer[], typedCodes: readonly string[]): boolean {
  return available.some((offer) => offer.endsAt !== null && (offer.code === null || typedCodes.some((code) => answersTo(offer, code))))
}
