import type { PriceFieldsFragment, PricesFieldsFragment } from '#operations/__generated__/operations.ts'

/** A tier's price, and the regular price when an offer is on. */
export type TierView = { price: PriceFieldsFragment; was?: PriceFieldsFragment }

/** The two prices that the shop shows side by side: the member's and everybody else's. */
export type PricesView = { activeType: PricesFieldsFragment['activeType']; member: TierView; typical: TierView }

/**
 * Both prices of a variant. The second is the guest price for a guest when there is one, else the Typical Price (open point A136).
 */
export function pricesView({ activeType, member, guest, typical }: PricesFieldsFragment): PricesView {
  return { activeType, member: tierView(member), typical: tierView(activeType === 'typical' || !guest ? typical : guest) }
}

/**
 * Which price stands beside the Member's Price, and so what its suffix calls it: the typical one for who is logged in without a
 * membership (non-member), else the guest's, which is the typical one where a variant has none (traditional retail). Open points A136, A137.
 */
export function otherPriceKind({ activeType }: Pick<PricesView, 'activeType'>): 'typical' | 'guest' {
  return activeType === 'typical' ? 'typical' : 'guest'
}

/** The tier that applies: always the member's with a membership in the basket. Spec §4. */
export function activeTier(prices: PricesView, hasMembership: boolean): TierView {
  return hasMembership || prices.activeType === 'member' ? prices.member : prices.typical
}

/** What the button says: the active price's own word, that of an offer first, else the product's. Spec §4, open point A139. */
export function buttonLabel({ price, was }: TierView, buttonText: string): string {
  return price.label ?? was?.label ?? buttonText
}

function tierView({ regular, promo }: PricesFieldsFragment['member']): TierView {
  return promo ? { price: promo, was: regular } : { price: regular }
}
