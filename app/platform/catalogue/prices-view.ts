import type { PriceFieldsFragment, PricesFieldsFragment } from '#operations/__generated__/operations.ts'

/** One tier as it is shown: what is paid, and what it was where an offer is on. */
export type TierView = { price: PriceFieldsFragment; was?: PriceFieldsFragment }

/** The two prices that stand beside each other in the shop: what a member pays, and what everybody else does. */
export type PricesView = { activeType: PricesFieldsFragment['activeType']; member: TierView; typical: TierView }

/**
 * Both prices of a variant. The second is the guest's where a guest is asking and has a price of their own, else the typical one
 * (decision A136).
 */
export function pricesView({ activeType, member, guest, typical }: PricesFieldsFragment): PricesView {
  return { activeType, member: tierView(member), typical: tierView(activeType === 'typical' || !guest ? typical : guest) }
}

/**
 * Which price stands beside the Member's Price, and so what its suffix calls it: the typical one for who is logged in without a
 * membership (non-member), else the guest's, which is the typical one where a variant has none (traditional retail). Decisions A136, A137.
 */
export function otherPriceKind({ activeType }: Pick<PricesView, 'activeType'>): 'typical' | 'guest' {
  return activeType === 'typical' ? 'typical' : 'guest'
}

/** The tier that applies: the member's for whoever has a membership in the bag, whatever the answer says. Spec §4. */
export function activeTier(prices: PricesView, hasMembership: boolean): TierView {
  return hasMembership || prices.activeType === 'member' ? prices.member : prices.typical
}

/** What the button says: the active price's own word, that of an offer first, else the product's. Spec §4, decision A139. */
export function buttonLabel({ price, was }: TierView, buttonText: string): string {
  return price.label ?? was?.label ?? buttonText
}

function tierView({ regular, promo }: PricesFieldsFragment['member']): TierView {
  return promo ? { price: promo, was: regular } : { price: regular }
}
