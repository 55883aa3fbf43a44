import { REMOVE } from '../shared.ts'

/** Promo codes. Open point A50. */
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
  /** For a rejection without a message of its own. */
  rejected: 'This code could not be applied',
} as const

/** Why a code was rejected, by the server's state (open point A76). */
export const rejectionCopy: Readonly<Record<string, string>> = {
  RejectedUnknownCode: "We can't find that code. Check the spelling.",
  RejectedExpired: 'This code has expired.',
  RejectedByCondition: "Your bag doesn't meet the conditions of this code.",
  RejectedByCombination: "This code can't be combined with another.",
}

/** The first-order promo. */
export const promoOfferCopy = {
  heading: 'Save 20% on your first order',
  /** `{code}` is emphasised. */
  text: 'Use {code} at checkout, or apply it now.',
  apply: promoCodeCopy.apply,
  applying: promoCodeCopy.applying,
  applied: 'Applied',
  appliedText: '{code} code activated',
} as const
