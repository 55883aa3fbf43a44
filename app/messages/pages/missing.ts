/** A page that does not exist. Spec §2. */
export const missingCopy = {
  title: 'Page not found',
  heading: 'Let’s get you back on track!',
  intro: 'Looks like you’ve found a link that no longer goes where it was supposed to... but don’t worry',
  shop: 'Shop',
  topPages: 'Top Pages',
  care: 'Customer Care',
  lost: 'If you can’t find your way out, email us at {email}',
  contact: 'Contact us',
} as const

/** A page that is not built yet. */
export const comingSoonCopy = {
  heading: 'This room is not open yet',
  text: '{page} is being built. Everything else in the shop is open.',
  home: 'Back to the shop',
} as const

/** A page that failed. */
export const failureCopy = {
  title: 'Something went wrong',
  retry: 'Try again',
} as const
