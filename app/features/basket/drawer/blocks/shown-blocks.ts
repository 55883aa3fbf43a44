import type { ReferralRole } from '#app/platform/shopper/referral.ts'
import { promoPlace } from '../../promo-code/promo-group.ts'

/** What decides which blocks the drawer shows. */
export type DrawerSituation = {
  referralRole: ReferralRole | undefined
  /** By the account alone. */
  isMember: boolean
  /** By the account, or by a membership in the basket. */
  hasMembership: boolean
  isFreeTrialAllowed: boolean
  hasClickedQuizLink: boolean
  /** Whether a promo code counts already. */
  hasActiveCode: boolean
  /** Group of the promo experiment; undefined where it is not known. */
  promoGroup: string | undefined
}

/** The blocks of the drawer that depend on who shops, and what with. */
export type ShownBlocks = {
  /** The promo experiment's bar at the very top. [A77] */
  hasPromoBar: boolean
  progress: 'thresholds' | 'referral'
  offer: 'promo' | 'freeTrial' | 'quiz' | undefined
  hasUpsell: boolean
}

/** The fixed rule of the drawer. [ATB-04..08, ATB-10, ATB-23, ATB-24, A45, A46, A77] */
export function shownBlocks(situation: DrawerSituation): ShownBlocks {
  const { referralRole, hasMembership, hasActiveCode, promoGroup } = situation
  const promo = !hasMembership && !hasActiveCode && promoGroup !== undefined ? promoPlace(promoGroup) : undefined
  return {
    hasPromoBar: promo === 'bar',
    progress: referralRole === undefined ? 'thresholds' : 'referral',
    offer: promo === 'box' ? 'promo' : offerBesidesPromo(situation),
    hasUpsell: !hasMembership,
  }
}

function offerBesidesPromo({ isMember, hasMembership, isFreeTrialAllowed, hasClickedQuizLink }: DrawerSituation): ShownBlocks['offer'] {
  if (!hasMembership && isFreeTrialAllowed) return 'freeTrial'
  return isMember && !hasClickedQuizLink ? 'quiz' : undefined
}
