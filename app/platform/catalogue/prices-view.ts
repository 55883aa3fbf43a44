import type { PriceFieldsFragment, PricesFieldsFragment } from '#operations/__generated__/operations.ts'

/** A tier's price, and the regular price if there is an offer. */
export type TierView = { price: PriceFieldsFragment; was?: PriceFieldsFragment }

/** The two prices that are shown side by side: the member's and everybody else's. */
export type PricesView = {
  activeType: PricesFieldsFragment['activeType']
  member: TierView
  typical: TierView
  /** True if `typical` is the guest price: a guest price and the Typical Price have different suffixes (open point A137). */
  isGuestPrice: boolean
}

/** Both prices of a variant. The second is the guest price if there is one and the shopper has no account, else the Typical Price (open point A136). */
export function pricesView({ activeType, member, guest, typical }: PricesFieldsFragment): PricesView {
  const others = activeType === 'typical' ? null : guest
  return { activeType, member: tierView(member), typical: tierView(others ?? typical), isGuestPrice: others !== null }
}

/** The tier that applies: always the member's if a membership is in the basket. Spec §4. */
export function activeTier(prices: PricesView, hasMembership: boolean): TierView {
  return hasMembership || prices.activeType === 'member' ? prices.member : prices.typical
}

/** The shop's words for the prices, where the data has none. */
type PriceLabels = { member: string; typical: string /** For a narrow place. */; memberShort?: string }

/** Both prices under the data's own labels, else under the shop's. Open point A135. */
export function labelledPrices({ member, typical }: Pick<PricesView, 'member' | 'typical'>, words: PriceLabels) {
  const ownLabel = labelOf(member)
  return {
    member: {
      ...member,
      label: ownLabel ?? words.member,
      ...(ownLabel === undefined && words.memberShort !== undefined && { shortLabel: words.memberShort }),
    },
    typical: { ...typical, label: labelOf(typical) ?? words.typical },
  }
}

/** The button's label: the active price's own, an offer's first, else the product's. Spec §4, open point A139. */
export function buttonLabel(tier: TierView, buttonText: string): string {
  return labelOf(tier) ?? buttonText
}

/** The label of the data: an offer's, else the regular price's. */
function labelOf({ price, was }: TierView): string | undefined {
  return price.label ?? was?.label ?? undefined
}

function tierView({ regular, promo }: PricesFieldsFragment['member']): TierView {
  return promo ? { price: promo, was: regular } : { price: regular }
}
