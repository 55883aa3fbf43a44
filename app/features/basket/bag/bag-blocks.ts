import type { ReferralRole } from '#app/platform/shopper/referral.ts'
import { promoPlace } from '../promo-code/promo-group.ts'

/** What decides which blocks the drawer shows. */
export type BagSituation = {
  /** Quantities of the lines that are counted: `basketCount`. */
  count: number
  referralRole: ReferralRole | undefined
  /** By the account alone. */
  isMember: boolean
  /** By the account, or by a membership in the bag. */
  hasMembership: boolean
  isFreeTrialAllowed: boolean
  hasClickedQuizLink: boolean
  /** Whether a promo code counts already. */
  hasActiveCode: boolean
  /** Group of the promo experiment; undefined where it is not known. */
  promoGroup: string | undefined
}

/** The blocks of the drawer that depend on who shops, and what with. */
export type BagBlocks = {
  /** The promo experiment's bar at the very top. [A77] */
  hasPromoBar: boolean
  progress: 'thresholds' | 'referral'
  offer: 'promo' | 'freeTrial' | 'quiz' | undefined
  hasUpsell: boolean
  /** `whole`: summary, total and the way to the basket stand above "Continue Shopping". */
  footer: 'whole' | 'continueOnly'
}

/** The fixed rule of the drawer. [ATB-04..08, ATB-10, ATB-17, ATB-23, ATB-24, A45, A46, A47, A77] */
export function bagBlocks(situation: BagSituation): BagBlocks {
  const { count, referralRole, hasMembership, hasActiveCode, promoGroup } = situation
  const promo = !hasMembership && !hasActiveCode && promoGroup !== undefined ? promoPlace(promoGroup) : undefined
  return {
    hasPromoBar: promo === 'bar',
    progress: referralRole === undefined ? 'thresholds' : 'referral',
    offer: promo === 'box' ? 'promo' : offerBesidesPromo(situation),
    hasUpsell: !hasMembership,
    footer: count > 0 ? 'whole' : 'continueOnly',
  }
}

function offerBesidesPromo({ isMember, hasMembership, isFreeTrialAllowed, hasClickedQuizLink }: BagSituation): BagBlocks['offer'] {
  if (!hasMembership && isFreeTrialAllowed) return 'freeTrial'
  return isMember && !hasClickedQuizLink ? 'quiz' : undefined
}
