import { promoCodeCopy, rejectionCopy } from '#app/messages/basket/promo-code.ts'
import { referralProgressWords } from '#app/messages/basket/summary.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { type ReferralSource, referralProgress } from '../thresholds/referral-progress.ts'
import type { RejectionState } from './promo-code-state.ts'

/** The basket that the code was rejected for. */
export type RejectionPlace = {
  update: ReferralSource
  locale: string
  /** On the account, or in the basket. */
  hasMembership: boolean
}

/**
 * Why a code was rejected: for a friend's referral the amount left to spend, and a default for a state that the shop has no copy for. Open point A76.
 */
export function rejectionMessage(state: RejectionState, place: RejectionPlace): string {
  return ownWords(state) ?? (state === 'ReferralRejectedByCondition' ? leftToSpend(place) : undefined) ?? promoCodeCopy.rejected
}

/** The message of a state, if there is one; safe for any string. */
export function ownWords(state: RejectionState): string | undefined {
  return Object.hasOwn(rejectionCopy, state) ? rejectionCopy[state] : undefined
}

/** Undefined if nothing is left to spend: the referral was rejected for another reason. */
function leftToSpend({ update, locale, hasMembership }: RejectionPlace): string | undefined {
  const progress = referralProgress(update, locale, hasMembership)
  if (!progress || progress.isReached) return undefined
  const { currency, currencySymbol } = update.pricing
  const amount = formatMoney(progress.left, { locale, currency, currencySymbol }, { stripZeroes: true })
  return formatMessage(referralProgressWords.toGo, { amount })
}
