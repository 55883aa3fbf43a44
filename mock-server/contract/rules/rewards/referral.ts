import { type RuleNotification, ruleNotification } from '../basket/basket-line.ts'
import { toMinorUnits } from '../money/minor-units.ts'
import type { StoreTerms } from '../store-terms.ts'
import { type DiscountOffer, offerReferralRole } from './discount-offer.ts'
import { type DiscountContext, judgeConditions } from './discounts.ts'

/** Name of the advocate's credit, which identifies the role. */
export const ADVOCATE_CREDIT = 'RAF advocate credit'

/** The friend's credit: off the first order, by the advocate's code. `endsAt`: when the code ends, in milliseconds; null: never. */
export function friendOffer(referralCode: string, terms: StoreTerms, endsAt: number | null): DiscountOffer {
  const effect = { kind: 'referral', role: 'friend', amount: toMinorUnits(terms.referral.credit), referralCode } as const
  return {
    name: 'RAF friend credit',
    code: referralCode,
    effect,
    audience: 'firstOrder',
    leastSpend: terms.referral.leastSpend,
    endsAt,
    combines: true,
  }
}

/** The advocate's credit, applied automatically. Its name identifies the role. */
export function advocateOffer(terms: StoreTerms): DiscountOffer {
  const effect = { kind: 'referral', role: 'advocate', amount: toMinorUnits(terms.referral.credit), referralCode: null } as const
  return {
    name: ADVOCATE_CREDIT,
    code: null,
    effect,
    audience: 'everyone',
    leastSpend: terms.referral.leastSpend,
    endsAt: null,
    combines: true,
  }
}

/** Tells an advocate about a credit whose minimum spend is not reached yet. */
export function referralNotifications(offers: readonly DiscountOffer[], context: DiscountContext): RuleNotification[] {
  const waits = offers.some((offer) => offerReferralRole(offer) === 'advocate' && judgeConditions(offer, context) === 'RejectedByCondition')
  return waits ? [ruleNotification('RAF_ADVOCATE_DISCOUNT_AVAILABLE', 'info')] : []
}
