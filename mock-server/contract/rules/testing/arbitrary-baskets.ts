import fc from 'fast-check'
import type { PriceableLine } from '../basket/basket-line.ts'
import type { PricingInput } from '../basket/basket-pricing.ts'
import { answersTo, type DiscountEffect, type DiscountOffer } from '../rewards/discount-offer.ts'
import { annualMembershipLine, lipstickLine } from './lines.ts'

/** Number of baskets each property is checked with; `GENERATED_BASKETS` raises it. */
export const runs = (share = 1) => Math.ceil(Number(process.env['GENERATED_BASKETS'] ?? 10_000) * share)

/** Low and high prices are equally frequent, so that both sides of every threshold are covered. */
const unit = fc.oneof(fc.nat({ max: 900 }), fc.nat({ max: 20_000 }), fc.constantFrom(0, 1, 395, 2499, 2500, 3000))
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) },
)

/** A product line in any state; its id and offer are assigned when lines are combined. */
const product: fc.Arbitrary<PriceableLine> = fc
  .record({ typical: unit, share: fc.nat({ max: 100 }), quantity, inStock: fc.nat(9), isVirtual: fc.nat(9), isGift: fc.nat(9) })
  .map(({ typical, share, quantity, inStock, isVirtual, isGift }) =>
    lipstickLine({
      unit: { typical, member: Math.floor((typical * share) / 100) },
      quantity,
      inStock: inStock > 0,
      isVirtual: isVirtual === 0,
      ...(isGift === 0 ? { origin: 'discount', giftOffer: 'gift offer' } : {}),
    }),
  )

const plan = fc.constantFrom('5901', '5905', '5907')

const membership: fc.Arbitrary<PriceableLine> = fc
  .record({ offerId: plan, fee: fc.constantFrom(0, 1000, 2999, 3000, 5900), isGift: fc.boolean() })
  .map(({ offerId, fee, isGift }) =>
    annualMembershipLine({ offerId, unit: { typical: fee, member: fee }, type: isGift ? 'giftMembership' : 'membership' }),
  )

/** Basket lines: each with its own id and product offer, and at most one membership for the shopper. */
const lines: fc.Arbitrary<readonly PriceableLine[]> = fc
  .tuple(fc.array(product, { maxLength: 5 }), fc.oneof(fc.constant([]), fc.array(membership, { maxLength: 2 })))
  .map(([products, memberships]) => {
    const own = memberships.find(({ type }) => type === 'membership')
    const gifts = memberships.filter(({ type }) => type === 'giftMembership').slice(0, 1)
    const all = [...products.map((line, index) => ({ ...line, offerId: `SKU-${index}` })), ...(own ? [own] : []), ...gifts]
    return all.map((line, index) => ({ ...line, id: `line-${index}` }))
  })

const basisPoints = fc.oneof(fc.constantFrom(0, 1000, 2000, 10_000), fc.nat({ max: 10_000 }))
const amount = fc.oneof(fc.constantFrom(0, 500, 1000), fc.nat({ max: 100_000 }))

/** Every kind of effect, each equally often. */
const effect: fc.Arbitrary<DiscountEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), basisPoints }),
  fc.record({ kind: fc.constant('fixed' as const), amount }),
  fc.record({ kind: fc.constant('shipping' as const), basisPoints }),
  fc.record({ kind: fc.constant('gift' as const), offerId: fc.constant('SKU-0') }),
  fc.record({ kind: fc.constant('membership' as const), basisPoints, membershipIds: fc.option(fc.subarray(['5901', '5905', '5907'])) }),
  fc.record({
    kind: fc.constant('referral' as const),
    role: fc.constantFrom('friend' as const, 'advocate' as const),
    amount,
    referralCode: fc.option(fc.constant('IMOGEN')),
  }),
)

const offers: fc.Arbitrary<readonly DiscountOffer[]> = fc
  .array(
    fc.record({
      effect,
      isCoded: fc.boolean(),
      audience: fc.constantFrom('everyone', 'everyone', 'everyone', 'members', 'nonMembers', 'firstOrder'),
      leastSpend: fc.constantFrom(0, 0, 0, 25, 60),
      endsAt: fc.constantFrom(null, null, null, 0, 2000),
      combines: fc.constantFrom(true, true, true, false),
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.map(({ isCoded, ...rest }, index) => ({
      ...rest,
      name: rest.effect.kind === 'gift' ? 'gift offer' : `offer ${index}`,
      code: isCoded ? `CODE${index}` : null,
    })),
  )

/** Offers, and some of their codes in any order, occasionally with an unknown one. */
const promotions = fc
  .tuple(offers, fc.shuffledSubarray(['CODE0', 'code1', ' CODE2', 'Code3'], { minLength: 2 }), fc.nat(9))
  .map(([given, typed, odd]) => ({
    offers: given,
    typedCodes: [...(odd === 0 ? ['NOPE'] : []), ...typed.filter((code) => given.some((offer) => answersTo(offer, code)))],
  }))

/** Any basket of either store, with any shopper, delivery and offers. */
export const baskets: fc.Arbitrary<PricingInput> = fc
  .record({
    locale: fc.constantFrom('en-GB' as const, 'en-US' as const),
    lines,
    shopper: fc.record({ isMember: fc.boolean(), hasOrdered: fc.boolean() }),
    deliveryMethod: fc.constantFrom('None' as const, 'Standard' as const, 'Express' as const),
    promotions,
    now: fc.constant(1000),
  })
  .map(({ promotions, ...rest }) => ({ ...rest, ...promotions }))
