import { REMOVE } from '../common.ts'

/** Words of promo codes, in both stores. Labels: open point A50. */
export const promoCodeCopy = {
  label: 'Promo code',
  placeholder: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  remove: REMOVE,
  /** After the code itself. */
  activated: 'code activated',
  alreadyApplied: 'Promo code is already applied',
  empty: 'Enter a code first.',
  failed: "Sorry, that didn't go through. Please try again.",
  /** For a refusal without words of its own. */
  rejected: 'This code could not be applied',
} as const

/** Why a code does not count, by the server's state, which itself is never shown (open point A76). */
export const rejectionCopy: Readonly<Record<string, string>> = {
  RejectedUnknownCode: "We can't find that code. Check the spelling.",
  RejectedExpired: 'This code has expired.',
  RejectedByCondition: "Your bag doesn't meet the conditions of this code.",
  RejectedByCombination: "This code can't be combined with another.",
}

/** Words of the promo on a first order. */
export const promoOfferCopy = {
  heading: 'Save 20% on your first order',
  /** `{code}` is set apart. */
  text: 'Use {code} at checkout, or apply it now.',
  apply: promoCodeCopy.apply,
  applying: promoCodeCopy.applying,
  applied: 'Applied',
  appliedText: '{code} code activated',
} as const
