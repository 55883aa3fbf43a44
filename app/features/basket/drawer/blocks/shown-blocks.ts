import type { ReferralRole } from '#app/platform/shopper/referral.ts'
import { exposurePlace, promoPlace } from '../../promo-code/promo-group.ts'

/** Inputs for choosing the blocks. */
export type DrawerSituation = {
  referralRole: ReferralRole | undefined
  /** By account only. */
  isMember: boolean
  /** On the account, or in the basket. */
  hasMembership: boolean
  isFreeTrialAllowed: boolean
  hasClickedQuizLink: boolean
  hasActiveCode: boolean
  /** Group of the promo experiment; undefined if unknown. */
  promoGroup: string | undefined
}

/** The drawer's blocks that depend on the shopper and the basket. */
export type ShownBlocks = {
  /** The promo experiment's bar at the very top. Open point A77. */
  hasPromoBar: boolean
  /** Only the place of that bar, for the control group: there its exposure is recorded. */
  hasPromoMark: boolean
  progress: 'thresholds' | 'referral'
  offer: 'promo' | 'freeTrial' | 'quiz' | undefined
  hasUpsell: boolean
}

/** The drawer's fixed rule. Open points A45, A46, A77. */
export function shownBlocks(situation: DrawerSituation): ShownBlocks {
  const { referralRole, hasMembership, hasActiveCode, promoGroup } = situation
  const offeredGroup = !hasMembership && !hasActiveCode && promoGroup !== undefined ? promoGroup : ''
  const promo = promoPlace(offeredGroup)
  return {
    hasPromoBar: promo === 'bar',
    hasPromoMark: promo === undefined && exposurePlace(offeredGroup) === 'bar',
    progress: referralRole === undefined ? 'thresholds' : 'referral',
    offer: promo === 'box' ? 'promo' : offerBesidesPromo(situation),
    hasUpsell: !hasMembership,
  }
}

function offerBesidesPromo({ isMember, hasMembership, isFreeTrialAllowed, hasClickedQuizLink }: DrawerSituation): ShownBlocks['offer'] {
  if (!hasMembership && isFreeTrialAllowed) return 'freeTrial'
  return isMember && !hasClickedQuizLink ? 'quiz' : undefined
}
