import { REQUEST } from '../common.ts'

/** What the articles of the help centre are called, in both stores. Spec §2 Help centre. */
export const helpCopy = {
  howItWorks: 'How it works',
  delivery: 'Delivery',
  returns: 'Returns',
  paymentMethods: 'Payment methods',
  cancelMembership: 'How to cancel membership',
  newRequest: REQUEST,
} as const
