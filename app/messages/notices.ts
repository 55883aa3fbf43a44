/** What a notification says, as data. `{name}` stands for the notification's parameter of that name. */
export type NoticeCopy = {
  /** Undefined: none. */
  heading?: string
  message?: string
  /** After the message: how to get help. `{code}` is the help code. Undefined: none. */
  help?: string
  link?: { text: string; path: string }
}

const HEADING = 'Oops, something went wrong.'

const help = (code?: string) =>
  `If the error persists, please contact member happiness for further assistance.${code ? ` Error code ${code}` : ''}`

/** For a code that the shop does not know. Spec §8. */
export const unknownNotice: NoticeCopy = { heading: HEADING, message: '', help: help('GEN01') }

const everywhere = {
  VARIANT_NOT_AVAILABLE: {
    heading: HEADING,
    message: 'An item has been removed from your basket as it is no longer for sale.',
    help: help(),
  },
  ADD_ITEMS_FAILURE: { heading: HEADING, message: '{names} could not be added. Please try again.', help: help('PR05') },
  REMOVE_ITEMS_FAILURE: {
    heading: HEADING,
    message: 'There was an issue with item(s) {names} in your bag. Please try again.',
    help: help('PR07'),
  },
  BASKET_SERVICE_UNEXPECTED_ERROR: { heading: HEADING, message: 'The update failed, please try again.', help: help('PR08') },
  BASKET_SERVICE_BAD_REQUEST_ERROR: { heading: HEADING, message: 'The update failed, please try again.', help: help('PR09') },
  MAX_QTY_EXCEEDED: { heading: 'Sorry, you cannot add more than {maxQty} of this item to your basket.' },
  NETWORK_ERROR: { heading: HEADING, message: 'Network error. Please check your connection.', help: help('NET') },
  MEMBERSHIP_KIT_REMOVED: {
    heading: 'Membership removed',
    message: 'The membership included in the kit is only applicable for non-members.',
    link: { text: 'Click Here To Gift A Membership', path: '/gift-memberships' },
  },
} as const satisfies Record<string, NoticeCopy>

/** The notifications that the basket of this slice can bring, by store and code. The rest of the catalogue joins them with the screens that need it. */
export const noticesByLocale: Readonly<Record<string, Readonly<Record<string, NoticeCopy>>>> = {
  'en-GB': { ...everywhere, ITEM_OOS: { message: '{product} is out of stock and has been removed from your basket.' } },
  'en-US': { ...everywhere, ITEM_OOS: { heading: HEADING, message: '{product} is out of stock.', help: help('PR06') } },
}
