/** Words of promo codes, in both stores. Labels: decision A50. */
export const promoCodeCopy = {
  label: 'Promo code',
  placeholder: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  remove: 'Remove',
  /** After the code itself. [PROMO-07] */
  activated: 'code activated',
  alreadyApplied: 'Promo code is already applied',
  empty: 'Enter a code first.',
  failed: 'That did not reach us. Please try again.',
  /** For a refusal without words of its own. */
  rejected: 'This code could not be applied',
} as const

/** Why a code does not count, by the server's state, which itself is never shown (decision A76). */
export const rejectionCopy: Readonly<Record<string, string>> = {
  RejectedUnknownCode: 'We do not know this code. Please check how it is written.',
  RejectedExpired: 'This code has ended.',
  RejectedByCondition: 'Your bag does not meet the conditions of this code.',
  RejectedByCombination: 'This code cannot be used together with another.',
}

/** Words of the promo on a first order. [ATB-20, PROMO-07] */
export const promoOfferCopy = {
  heading: 'Save 20% on your first order',
  /** `{code}` is set apart. */
  text: 'Use {code} at checkout, or apply it now.',
  apply: 'Apply',
  applying: 'Applying',
  applied: 'Applied',
  appliedText: '{code} code activated',
} as const
