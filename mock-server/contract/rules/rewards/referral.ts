import { type RuleNotification, ruleNotification } from '../basket/basket-line.ts'
import { toMinorUnits } from '../money/minor-units.ts'
import type { StoreTerms } from '../store-terms.ts'
import { type DiscountOffer, offerReferralRole } from './discount-offer.ts'
import { type DiscountContext, judgeConditions } from './discounts.ts'

/** What the credit of whoever sent a friend is called; its name says the role. */
export const ADVOCATE_CREDIT = 'RAF advocate credit'

/** The credit of whoever was sent by a friend: off the first order, by the friend's code. */
export function friendOffer(referralCode: string, terms: StoreTerms): DiscountOffer {
  const effect = { kind: 'referral', role: 'friend', amount: toMinorUnits(terms.referral.credit), referralCode } as const
  return {
    name: 'RAF friend credit',
    code: referralCode,
    effect,
    audience: 'firstOrder',
    leastSpend: terms.referral.leastSpend,
    endsAt: null,
    combines: true,
  }
}

/** The credit of whoever sent a friend: by itself. Its name says the role. */
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

/** Tells an advocate of a credit that waits for its least spend. */
export function referralNotifications(offers: readonly DiscountOffer[], context: DiscountContext): RuleNotification[] {
  const waits = offers.some((offer) => offerReferralRole(offer) === 'advocate' && judgeConditions(offer, context) === 'RejectedByCondition')
  return waits ? [ruleNotification('RAF_ADVOCATE_DISCOUNT_AVAILABLE', 'info')] : []
}
