import type { DiscountState, PriceTier } from '#schema/__generated__/types.ts'
import { isCharged, type PriceableLine, type Shopper } from '../basket/basket-line.ts'
import { toMinorUnits } from '../money/minor-units.ts'
import { needsDelivery } from '../orders/shipping.ts'
import { answersTo, type DiscountOffer, offerReferralRole } from './discount-offer.ts'

/** The context in which an offer is judged. */
export type DiscountContext = {
  readonly lines: readonly PriceableLine[]
  readonly tier: PriceTier
  readonly shopper: Shopper
  /** Product total in the basket's tier before discounts, minor units. */
  readonly spend: number
  /** The world's clock, in milliseconds. */
  readonly now: number
}

/** The possible outcomes for an offer. Only a typed code can be unknown. */
type OfferState = Exclude<DiscountState, 'RejectedUnknownCode'>

/** An offer or typed code with its outcome. `offer` is null if no offer has the code. */
export type JudgedDiscount =
  | { readonly code: string | null; readonly offer: DiscountOffer; readonly state: OfferState }
  | { readonly code: string; readonly offer: null; readonly state: 'RejectedUnknownCode' }

/** True if the basket has something to discount. An empty basket accepts no offer. */
export function hasTarget({ effect }: DiscountOffer, lines: readonly PriceableLine[]): boolean {
  if (effect.kind === 'shipping') return needsDelivery(lines)
  if (effect.kind !== 'membership') return lines.some((line) => line.type === 'product' && isCharged(line))
  return lines.some((line) => line.type !== 'product' && isCharged(line) && (effect.membershipIds?.includes(line.offerId) ?? true))
}

function isFor({ audience }: DiscountOffer, { tier, shopper }: DiscountContext): boolean {
  if (audience === 'members') return tier === 'member'
  if (audience === 'nonMembers') return tier !== 'member'
  return audience === 'everyone' || !shopper.hasOrdered
}

/** Checks an offer's own conditions in this order: time, audience, minimum spend, something to discount. */
export function judgeConditions(offer: DiscountOffer, context: DiscountContext): OfferState {
  if (offer.endsAt !== null && context.now >= offer.endsAt) return 'RejectedExpired'
  if (!isFor(offer, context)) return 'RejectedByCondition'
  if (context.spend < toMinorUnits(offer.leastSpend))
    return offerReferralRole(offer) === 'friend' ? 'ReferralRejectedByCondition' : 'RejectedByCondition'
  return hasTarget(offer, context.lines) ? 'Accepted' : 'RejectedByCondition'
}

/** Judges one typed code after the codes typed before it: if two cannot be combined, the earlier one wins. */
function judgeCode(
  code: string,
  offers: readonly DiscountOffer[],
  before: readonly JudgedDiscount[],
  context: DiscountContext,
): JudgedDiscount {
  const offer = offers.find((candidate) => answersTo(candidate, code))
  if (offer === undefined) return { code: code.trim(), offer: null, state: 'RejectedUnknownCode' }
  const state = judgeConditions(offer, context)
  const clashes = before.some((other) => other.state === 'Accepted' && !(offer.combines && other.offer.combines))
  return { code: offer.code, offer, state: state === 'Accepted' && clashes ? 'RejectedByCombination' : state }
}

/**
 * The outcome of every offer and typed code: automatic offers first, then codes in the order typed, each once. An automatic offer that does not
 * apply is not reported, since nobody asked for it. The exception is a friend's referral, so that the shop can show how much more to spend.
 */
export function judgeDiscounts(
  offers: readonly DiscountOffer[],
  typedCodes: readonly string[],
  context: DiscountContext,
): JudgedDiscount[] {
  const automatic = offers
    .filter((offer) => offer.code === null)
    .map((offer): JudgedDiscount => ({ code: null, offer, state: judgeConditions(offer, context) }))
    .filter(({ state }) => state === 'Accepted' || state === 'ReferralRejectedByCondition')
  const typed: JudgedDiscount[] = []
  for (const code of new Map(typedCodes.map((code) => [code.trim().toLowerCase(), code])).values()) {
    typed.push(judgeCode(code, offers, typed, context))
  }
  return [...automatic, ...typed]
}
