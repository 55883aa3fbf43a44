/** The experiment on where the first-order discount is promoted (open point A42). */
export const PROMO_EXPERIMENT = 'experiment-promo-visibility'

/** Spec §9 Enumerations. */
export const promoGroups = { control: '0', promoBar: '1', promoBox: '2', throwaway: '3' } as const

export type PromoPlace = 'bar' | 'box'

/** Where a group sees the promo: a bar above the basket and the drawer's content, a box in the drawer, or nowhere. */
export function promoPlace(group: string): PromoPlace | undefined {
  if (group === promoGroups.promoBar) return 'bar'
  return group === promoGroups.promoBox ? 'box' : undefined
}

/** Where a group's exposure is recorded when it is seen: at its promo, and for the control group where the bar would be. No other group's is. */
export function exposurePlace(group: string): PromoPlace | undefined {
  return group === promoGroups.control ? 'bar' : promoPlace(group)
}
