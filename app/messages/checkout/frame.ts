import { CHECKOUT } from '../shared.ts'

/** The header of the pages of checkout. */
export const checkoutFrameCopy = {
  steps: 'Checkout steps',
  BASKET: 'Bag',
  REGISTER: 'Register',
  CHECKOUT,
  CONFIRMATION: 'Confirmation',
  /** In place of the steps on narrow screens. */
  position: 'Step {step} of 4',
  done: '(done)',
  secure: 'Secure checkout',
} as const
