import { REQUEST } from '../shared.ts'

/** Titles of the help centre's articles. Spec §2 Help centre. */
export const helpCopy = {
  howItWorks: 'How it works',
  delivery: 'Delivery',
  returns: 'Returns',
  paymentMethods: 'Payment methods',
  cancelMembership: 'How to cancel membership',
  newRequest: REQUEST,
} as const
