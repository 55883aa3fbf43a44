/** The experiment on where the first-order discount is promoted (open point A42). */
export const PROMO_EXPERIMENT = 'experiment-promo-visibility'

/** Spec §9 Enumerations. */
export const promoGroups = { control: '0', promoBar: '1', promoBox: '2', throwaway: '3' } as const

export type PromoPlace = 'bar' | 'box'

/** Whether a group's exposure is recorded. An unknown group is not part of the experiment. */
export function isInPromoExperiment(group: string): boolean {
  return group === promoGroups.control || group === promoGroups.promoBar || group === promoGroups.promoBox
}

/** Where a group sees the promo: a bar above the basket and the drawer's content, a box in the drawer, or nowhere. */
export function promoPlace(group: string): PromoPlace | undefined {
  if (group === promoGroups.promoBar) return 'bar'
  return group === promoGroups.promoBox ? 'box' : undefined
}
