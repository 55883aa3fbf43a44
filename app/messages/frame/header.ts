import { MY_WISHLIST, PROFILE } from '../shared.ts'

/** The header and its account menu. Spec §2. */
export const headerCopy = {
  more: 'More',
  /** Link to all products of a section. */
  all: 'All {section}',
  profile: PROFILE,
  /** Action of the profile button, appended to the visible word. */
  toggleAccountMenu: 'Toggle account menu',
  /** The profile button's badge. */
  oneNew: '1 new',
  welcomeBack: 'WELCOME BACK',
  closeAccountMenu: 'Close the account menu',
  signOut: 'SIGN OUT',
  signOutFailed: "Sorry, we couldn't sign you out. Please try again.",
  newTag: 'New',
} as const

/** The bar at the bottom of phones. Spec §2. */
export const phoneFooterCopy = {
  myAccount: 'My Account',
  myWishlist: MY_WISHLIST,
  /** Name of the bar. */
  yourPlaces: 'Your account',
} as const

export type PhoneFooterCopy = typeof phoneFooterCopy
