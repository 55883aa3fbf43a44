import { referralRole, referralTerms } from '#app/platform/shopper/referral.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'

/** A basket's progress towards its referral discount. */
type ReferralProgressView = {
  isReached: boolean
  /** Amount left to spend, minor units. */
  left: number
  /** 0 to 100. */
  percent: number
}

/** The parts of a basket update that the progress depends on. */
export type ReferralSource = Pick<BasketContentsFieldsFragment, 'discounts' | 'rejectedDiscounts' | 'notifications' | 'pricing'>

/**
 * Progress towards the store's referral discount; undefined without a referral role. With a membership, on the account or in the basket, the members total
 * counts, else the typical total. Open point A79.
 */
export function referralProgress(update: ReferralSource, locale: string, hasMembership: boolean): ReferralProgressView | undefined {
  if (!referralRole(update)) return undefined
  const { member, typical } = update.pricing.totalProductPriceByTier
  return progressOf(hasMembership ? member : typical, referralTerms[storeOf(locale).id].from)
}

/** A total's progress towards a threshold, both in minor units: reached at or above it. */
export function progressOf(total: number, threshold: number): ReferralProgressView {
  const left = Math.max(0, threshold - total)
  return { isReached: left === 0, left, percent: left === 0 ? 100 : Math.max(0, (total / threshold) * 100) }
}
