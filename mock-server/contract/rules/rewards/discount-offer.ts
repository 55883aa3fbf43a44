/** What an offer takes off. Rates are basis points (2000 = 20 %), amounts minor units. */
export type DiscountEffect =
  /** A share of the products' price. */
  | { readonly kind: 'percentage'; readonly basisPoints: number }
  /** An amount off the products. */
  | { readonly kind: 'fixed'; readonly amount: number }
  /** A referral's credit off the products. Spec §4. */
  | { readonly kind: 'referral'; readonly amount: number; readonly role: 'friend' | 'advocate'; readonly referralCode: string | null }
  /** A share of the delivery's price. */
  | { readonly kind: 'shipping'; readonly basisPoints: number }
  /** A product for nothing: `offerId` is the sku that the basket receives. */
  | { readonly kind: 'gift'; readonly offerId: string }
  /** A share of each membership in the basket that is named here, as '100% off per item'; null: of every one. */
  | { readonly kind: 'membership'; readonly basisPoints: number; readonly membershipIds: readonly string[] | null }

/** Who an offer is for. 'members' and 'nonMembers' go by the basket's tier; 'firstOrder' is for whoever has not ordered yet. */
type DiscountAudience = 'everyone' | 'members' | 'nonMembers' | 'firstOrder'

/** A discount that the store gives, by a code that is typed or by itself. */
export type DiscountOffer = {
  readonly name: string
  /** As it is written to shoppers; letter case does not matter when typed. Null: it comes by itself. */
  readonly code: string | null
  readonly effect: DiscountEffect
  readonly audience: DiscountAudience
  /** What the products must cost in the basket's tier, before discounts; major units. 0: anything. */
  readonly leastSpend: number
  /** When it ends, milliseconds on the world's clock; null: never. */
  readonly endsAt: number | null
  /** False: no second code beside it. Offers that come by themselves combine with all. */
  readonly combines: boolean
}

/** Who a referral's credit is for; null when the offer is no referral. Spec §4. */
export function offerReferralRole({ effect }: DiscountOffer): 'friend' | 'advocate' | null {
  return effect.kind === 'referral' ? effect.role : null
}

/** True when a typed code is the offer's. */
export function answersTo(offer: DiscountOffer, typed: string): boolean {
  return offer.code !== null && offer.code.toLowerCase() === typed.trim().toLowerCase()
}
