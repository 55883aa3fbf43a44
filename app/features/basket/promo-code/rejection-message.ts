import { promoCodeCopy, rejectionCopy } from '#app/messages/basket/promo-code.ts'
import { referralProgressWords } from '#app/messages/basket/summary.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { type ReferralSource, referralProgress } from '../thresholds/referral-progress.ts'
import type { RejectionState } from './promo-code-state.ts'

/** Whose basket a code was refused for. */
export type RejectionPlace = {
  update: ReferralSource
  locale: string
  /** A member, or a membership in the basket. */
  hasMembership: boolean
}

/**
 * Why a code does not count, in words: for a friend's referral what is left to spend, and the default for a state that the shop has no words for.
 * [PROMO-03, decision A76]
 */
export function rejectionMessage(state: RejectionState, place: RejectionPlace): string {
  return ownWords(state) ?? (state === 'ReferralRejectedByCondition' ? leftToSpend(place) : undefined) ?? promoCodeCopy.rejected
}

/** The sentence of a state, whoever's basket it is; undefined for one that has none, whatever it is called. */
export function ownWords(state: RejectionState): string | undefined {
  return Object.hasOwn(rejectionCopy, state) ? rejectionCopy[state] : undefined
}

/** Undefined where nothing is left to spend: then something else is wrong with the referral. */
function leftToSpend({ update, locale, hasMembership }: RejectionPlace): string | undefined {
  const progress = referralProgress(update, locale, hasMembership)
  if (!progress || progress.isReached) return undefined
  const { currency, currencySymbol } = update.pricing
  const amount = formatMoney(progress.left, { locale, currency, currencySymbol }, { stripZeroes: true })
  return formatMessage(referralProgressWords.toGo, { amount })
}
