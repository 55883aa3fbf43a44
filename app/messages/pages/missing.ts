import { CONTACT_US, CUSTOMER_CARE, FAILED, SHOP, TRY_AGAIN } from '../shared.ts'

/** A page that does not exist. Spec §2. */
export const missingCopy = {
  title: 'Page not found',
  heading: 'Let’s get you back on track!',
  intro: 'Looks like you’ve found a link that no longer goes where it was supposed to... but don’t worry',
  shop: SHOP,
  topPages: 'Top Pages',
  care: CUSTOMER_CARE,
  lost: 'If you can’t find your way out, email us at {email}',
  contact: CONTACT_US,
} as const

/** A page that failed. */
export const failureCopy = {
  title: FAILED,
  retry: TRY_AGAIN,
} as const
