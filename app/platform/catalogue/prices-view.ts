import type { PriceFieldsFragment, PricesFieldsFragment } from '#operations/__generated__/operations.ts'

/** A tier's price, and the regular price if there is an offer. */
export type TierView = { price: PriceFieldsFragment; was?: PriceFieldsFragment }

/** The two prices that are shown side by side: the member's and everybody else's. */
export type PricesView = { activeType: PricesFieldsFragment['activeType']; member: TierView; typical: TierView }

/** Both prices of a variant. The second is the guest price for guests if there is one, else the Typical Price (open point A136). */
export function pricesView({ activeType, member, guest, typical }: PricesFieldsFragment): PricesView {
  return { activeType, member: tierView(member), typical: tierView(activeType === 'typical' || !guest ? typical : guest) }
}

/**
 * Which price is shown beside the Member's Price, and so its suffix: the typical one for logged-in shoppers without a membership (non-member),
 * else the guest's, which is the typical one if the variant has none (traditional retail). Open points A136, A137.
 */
export function otherPriceKind({ activeType }: Pick<PricesView, 'activeType'>): 'typical' | 'guest' {
  return activeType === 'typical' ? 'typical' : 'guest'
}

/** The tier that applies: always the member's if a membership is in the basket. Spec §4. */
export function activeTier(prices: PricesView, hasMembership: boolean): TierView {
  return hasMembership || prices.activeType === 'member' ? prices.member : prices.typical
}

/** The button's label: the active price's own, an offer's first, else the product's. Spec §4, open point A139. */
export function buttonLabel({ price, was }: TierView, buttonText: string): string {
  return price.label ?? was?.label ?? buttonText
}

function tierView({ regular, promo }: PricesFieldsFragment['member']): TierView {
  return promo ? { price: promo, was: regular } : { price: regular }
}
