/** The experiment that decides how the discount on a first order is spoken of (decision A42). */
export const PROMO_EXPERIMENT = 'experiment-promo-visibility'

/** Its groups. Spec §9 Enumerations. [PROMO-11] */
export const promoGroups = { control: '0', promoBar: '1', promoBox: '2', throwaway: '3' } as const

/** Where the promo shows. */
export type PromoPlace = 'bar' | 'box'

/** Whether a group's exposure is recorded. An unknown group is in no experiment. [PROMO-12] */
export function isInPromoExperiment(group: string): boolean {
  return group === promoGroups.control || group === promoGroups.promoBar || group === promoGroups.promoBox
}

/** Where a group sees the promo: in a bar above basket and drawer, in a box in the drawer, or nowhere. [PROMO-13] */
export function promoPlace(group: string): PromoPlace | undefined {
  if (group === promoGroups.promoBar) return 'bar'
  return group === promoGroups.promoBox ? 'box' : undefined
}
