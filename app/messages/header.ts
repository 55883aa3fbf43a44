/** Words of the header. */
export type HeaderCopy = {
  readonly more: string
  /** Leads to all of a section. `{section}` is its title. */
  readonly all: string
  readonly profile: string
  /** What the profile button does; it follows the word that can be seen. */
  readonly toggleAccountMenu: string
  /** What the profile button's badge says. */
  readonly oneNew: string
  readonly welcomeBack: string
  readonly closeAccountMenu: string
  readonly signOut: string
  readonly signOutFailed: string
  readonly newTag: string
}

/** Words of the bar that phones have at their lower edge. */
export type PhoneFooterCopy = {
  readonly myAccount: string
  readonly myWishlist: string
  /** Name of the bar itself. */
  readonly yourPlaces: string
}

/** The same in both stores. [PROFILE-MENU-02, PROFILE-MENU-03, PROFILE-MENU-04, PROFILE-MENU-08, HIGHLIGHT-02] */
export const headerCopy: HeaderCopy = {
  more: 'More',
  all: 'All {section}',
  profile: 'Profile',
  toggleAccountMenu: 'Toggle account menu',
  oneNew: '1 new',
  welcomeBack: 'WELCOME BACK',
  closeAccountMenu: 'Close the account menu',
  signOut: 'SIGN OUT',
  signOutFailed: 'You are still signed in: the shop could not be reached. Please try again.',
  newTag: 'New',
}

/** The same in both stores. [MFOOTER-01, MFOOTER-03] */
export const phoneFooterCopy: PhoneFooterCopy = { myAccount: 'My Account', myWishlist: 'My Wishlist', yourPlaces: 'Your account' }
