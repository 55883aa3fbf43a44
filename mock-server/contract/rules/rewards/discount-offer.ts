/** What an offer discounts. Rates are basis points (2000 = 20 %), amounts are minor units. */
export type DiscountEffect =
  /** A percentage off the products. */
  | { readonly kind: 'percentage'; readonly basisPoints: number }
  /** An amount off the products. */
  | { readonly kind: 'fixed'; readonly amount: number }
  /** A referral credit off the products. Spec §4. */
  | { readonly kind: 'referral'; readonly amount: number; readonly role: 'friend' | 'advocate'; readonly referralCode: string | null }
  /** A percentage off delivery. */
  | { readonly kind: 'shipping'; readonly basisPoints: number }
  /** A free product: `offerId` is the sku added to the basket. */
  | { readonly kind: 'gift'; readonly offerId: string }
  /** A percentage off each listed membership in the basket, such as '100% off per item'; null: off every membership. */
  | { readonly kind: 'membership'; readonly basisPoints: number; readonly membershipIds: readonly string[] | null }

/** Who an offer is for. 'members' and 'nonMembers' depend on the basket's tier; 'firstOrder' is for shoppers who have not ordered yet. */
type DiscountAudience = 'everyone' | 'members' | 'nonMembers' | 'firstOrder'

/** A store discount, applied by code or automatically. */
export type DiscountOffer = {
  readonly name: string
  /** The code as shown to shoppers; typed codes are case-insensitive. Null: applied automatically. */
  readonly code: string | null
  readonly effect: DiscountEffect
  readonly audience: DiscountAudience
  /** Minimum product spend in the basket's tier, before discounts; major units. 0: no minimum. */
  readonly leastSpend: number
  /** When it ends, in milliseconds on the world's clock; null: never. */
  readonly endsAt: number | null
  /** False: cannot be combined with a second code. Automatic offers combine with all. */
  readonly combines: boolean
}

/** Who a referral credit is for; null if the offer is not a referral. Spec §4. */
export function offerReferralRole({ effect }: DiscountOffer): 'friend' | 'advocate' | null {
  return effect.kind === 'referral' ? effect.role : null
}

/** True if a typed code matches the offer's. */
export function answersTo(offer: DiscountOffer, typed: string): boolean {
  return offer.code !== null && offer.code.toLowerCase() === typed.trim().toLowerCase()
}
