import { referralRole, referralTerms } from '#app/platform/shopper/referral.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { BasketUpdateFieldsFragment } from '#operations/__generated__/operations.ts'

/** How far a basket is towards its referral discount. */
export type ReferralProgressView = {
  isReached: boolean
  /** What is left to spend, minor units. */
  left: number
  /** How much of it is done, 0 to 100. */
  percent: number
}

/** What of a basket update it is reckoned from. */
export type ReferralSource = Pick<BasketUpdateFieldsFragment, 'discounts' | 'rejectedDiscounts' | 'notifications' | 'pricing'>

/**
 * How far a basket is towards the referral discount of its store; undefined for whoever has no referral role. What counts is the members
 * total for whoever has a membership, on the account or in the basket, else the typical total. [REFERRAL-06, REFERRAL-07, REFERRAL-15, REFERRAL-16, A79]
 */
export function referralProgress(update: ReferralSource, locale: string, hasMembership: boolean): ReferralProgressView | undefined {
  if (!referralRole(update)) return undefined
  const { member, typical } = update.pricing.totalProductPriceByTier
  return progressOf(hasMembership ? member : typical, referralTerms[storeOf(locale).id].from)
}

/** How far a total is towards a threshold, both minor units: reached at or above it. [REFERRAL-08, REFERRAL-10] */
export function progressOf(total: number, threshold: number): ReferralProgressView {
  const left = Math.max(0, threshold - total)
  return { isReached: left === 0, left, percent: left === 0 ? 100 : Math.max(0, (total / threshold) * 100) }
}
