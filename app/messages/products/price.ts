import { JOIN, MEMBERS_PRICE, PENDING, TYPICAL_PRICE } from '../shared.ts'

/** Names of the prices and the text beside them. */
export const priceCopy = {
  typical: TYPICAL_PRICE,
  member: MEMBERS_PRICE,
  was: 'was',
  pending: PENDING,
  suffixRetail: '(Traditional Retail ',
  suffixNonMember: '(Non-member ',
  suffixEnd: ')',
  payToday: 'What you pay today',
  save: 'Save {amount} with Ottilie+',
  youSave: 'You save {amount}',
  joinLine: "Members pay the Member's Price on everything",
  joinLink: JOIN,
} as const

/** Text in place of a price. Spec §5. */
export const noPriceCopy = {
  /** An unknown price. */
  pending: priceCopy.pending,
  /** A membership that costs nothing because its fee is taken off. */
  included: 'included',
  /** A membership that costs nothing. */
  free: 'free',
} as const
