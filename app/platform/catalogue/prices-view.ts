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

/** The tier that applies: the member's for whoever has a membership in the bag, whatever the answer says. Spec §4. */
export function activeTier(prices: PricesView, hasMembership: boolean): TierView {
  return hasMembership || prices.activeType === 'member' ? prices.member : prices.typical
}

function tierView({ regular, promo }: PricesFieldsFragment['member']): TierView {
  return promo ? { price: promo, was: regular } : { price: regular }
}
