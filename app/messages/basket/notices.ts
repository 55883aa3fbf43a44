import {
  BESTSELLERS,
  HELP_LINK,
  HELP_WITH_CODE,
  INVALID_EMAIL,
  NETWORK_ERROR,
  PASSWORD_RESET_FAILED,
  REGISTRATION_FAILED,
  SOMETHING_WRONG,
  USER_EXISTS,
} from '../shared.ts'

/** A link of a notice: a path of the shop, or a place from the settings. */
export type NoticeLinkCopy = { text: string; to: `/${string}` | 'help' | 'join' | 'spendingTopUp' }

/**
 * The copy of a notice. A message may use the notification's parameters (`noticeParameters`), `{programme}` for the membership programme,
 * `{link}` for the link beside it and, in the help sentence, `{code}` for the help code.
 */
export type NoticeCopy = {
  /** Undefined: none. */
  heading?: string
  message?: string
  link?: NoticeLinkCopy
  /** After the message: how to get help. Undefined: none. */
  help?: { text: string; code?: string | undefined; link: NoticeLinkCopy }
  /** Replaces a missing parameter. Undefined: nothing. */
  absent?: string
}

/** Parameters of notifications that messages use. */
export const noticeParameters = ['names', 'product', 'maxQty'] as const

const HEADING = SOMETHING_WRONG

const HELP = 'If the error persists, please contact {link} for further assistance.'

/** The help sentence, with the help code if there is one. Open point A174. */
function contact(code?: string): NonNullable<NoticeCopy['help']> {
  return { text: code ? HELP_WITH_CODE : HELP, code, link: { text: HELP_LINK, to: 'help' } }
}

/** A notice with the default heading and the help sentence. */
function failure(message: string, helpCode?: string): NoticeCopy {
  return { heading: HEADING, message, help: contact(helpCode) }
}

/** For an unknown code. Spec §8. */
export const unknownNotice: NoticeCopy = failure('', 'GEN01')

/** For a notification without a code. Spec §8. */
export const codelessNotice: NoticeCopy = failure('')

const AN_ITEM = 'An item'
const UNKNOWN_FAILURE = 'Something is not right with one of the items in your basket.'
const UPDATE_FAILURE = 'The update failed, please try again.'

/** Copy of both stores by code, word for word, mistakes included (open point A175); the article before the programme fits its name. A code with a link of its own has no help sentence. */
const everywhere: Readonly<Record<string, NoticeCopy>> = {
  MEMBERSHIP_INSUFFICIENT_LIMIT: {
    heading: 'The value of items in your bag exceeds the spending limit of this membership',
    message: 'Please choose a different membership or remove some items from your bag and try again',
    help: contact(),
  },
  VARIANT_NOT_AVAILABLE: failure('An item has been removed from your basket as it is no longer for sale.'),
  MEMBERSHIP_NOT_AVAILABLE: {
    heading: HEADING,
    message: 'A membership has been removed from your basket as it is no longer for sale. {link}',
    link: { text: 'Choose another membership', to: 'join' },
  },
  CHECKOUT_DIFFERENCE: failure('One or more items were removed from your basket because they are not available for purchase.', 'DIFF01'),
  CHECKOUT_EMPTY_FAILURE: {
    heading: HEADING,
    message: 'Items in your basket are unavailable for purchase.',
    help: { text: 'You can find something else in our {link}. Error code EM01', link: { text: BESTSELLERS, to: '/shop/bestsellers' } },
  },
  CHECKOUT_UNKNOWN_FAILURE: failure(UNKNOWN_FAILURE, 'UNK01'),
  CHECKOUT_WISHLIST_UPDATE_FAILURE: failure('There was an error updating your wishlist', 'WISH01'),
  CHECKOUT_SYNC_FAILURE: failure(UNKNOWN_FAILURE, 'SYNC01'),
  PAYMENT_LOAD_ERROR: failure('An error occurred during loading, please refresh the page and try again.', 'PAY05'),
  CHECKOUT_DISCOUNT_FAILURE: failure('There was an error updating your discounts', 'DIS01'),
  BAD_REQUEST: failure('Something is not right with one of the products in your basket.', 'BAD_REQ'),
  INVALID_ZIP_OR_STATE: failure("We couldn't validate your address. Please check the zip code and/or state and try again.", 'ZIP01'),
  ADDRESS_NON_DELIVERABLE: failure("We couldn't validate your address. Please check it and try again.", 'ADD01'),
  INVALID_ZIP_CODE: failure('The Zip code is not valid.', 'ZIP02'),
  INVALID_ZIP_CODE_FOR_STATE: failure('The Zip code is not valid for the state. Please check and try again.', 'ZIP03'),
  CHECKOUT_PAYMENT_REFUSED: failure('Your payment was declined. Please try again or use a different payment method'),
  CHECKOUT_PAYMENT_FAILED: failure(
    "Sorry, we experienced a problem. Your payment card hasn't be charged. Please try again. If this persists, please try again later",
    'PAY03',
  ),
  CHECKOUT_PAYMENT_CANCELLED: failure('This payment was cancelled. Please try again', 'PAY04'),
  INVALID_CITY_STATE_ZIP: failure('The city, state and zip code are not valid together. Please check and try again', 'ZIP04'),
  ADD_ITEMS_FAILURE: { ...failure('{names} could not be added. Please try again.', 'PR05'), absent: 'Some items' },
  REMOVE_ITEMS_FAILURE: failure('There was an issue with item(s) {names} in your bag. Please try again.', 'PR07'),
  BASKET_SERVICE_UNEXPECTED_ERROR: failure(UPDATE_FAILURE, 'PR08'),
  BASKET_SERVICE_BAD_REQUEST_ERROR: failure(UPDATE_FAILURE, 'PR09'),
  MAX_QTY_EXCEEDED: { heading: 'Sorry, you cannot add more than {maxQty} of this item to your basket.', absent: 'this many' },
  FORGOT_PASSWORD_REQUEST_ERROR: failure(PASSWORD_RESET_FAILED, 'PASS01'),
  PAYMENT_FAILED_ERROR: failure('Something went wrong. Your payment card has not been charged, please try again', 'PAY02'),
  REGISTRATION_ERROR: failure(REGISTRATION_FAILED, 'REG01'),
  NETWORK_ERROR: failure(NETWORK_ERROR, 'NET'),
  USER_EXISTS_ERROR: failure(USER_EXISTS, 'REG02'),
  MEMBERSHIP_KIT_REMOVED: {
    heading: 'Membership removed',
    message: 'The membership included in the kit is only applicable for non-members. {link}',
    link: { text: 'Click Here To Gift A Membership', to: '/gift-memberships' },
  },
  INVALID_EMAIL: failure(INVALID_EMAIL, 'REG01'),
  INVALID_COUNTRY_CODE: failure("Sorry, we don't deliver to your country. Please try a different address.", 'COUNTRY01'),
  LIMIT_ACCESS_PASS: failure("It looks like you've already used your Free Trial. Access member prices with an {programme} membership."),
}

/** The error catalogue, by store and code. Spec §8. */
export const noticesByLocale: Readonly<Record<string, Readonly<Record<string, NoticeCopy>>>> = {
  'en-GB': {
    ...everywhere,
    ITEM_OOS: { message: '{product} is out of stock and has been removed from your basket.', absent: AN_ITEM },
    OUT_OF_LIMIT: {
      heading: "You've hit your maximum spending limit. Here's your FREE top-up!",
      message: "We'd like to offer you a {link}.",
      link: { text: 'FREE £1000 spending limit boost', to: 'spendingTopUp' },
    },
  },
  'en-US': {
    ...everywhere,
    ITEM_OOS: { ...failure('{product} is out of stock.', 'PR06'), absent: AN_ITEM },
    OUT_OF_LIMIT: {
      heading: 'Oops, looks like you have hit your spending limit.',
      message: 'Please remove some items from your bag or {link}.',
      link: { text: 'choose a membership with a higher limit', to: 'join' },
      help: contact('OOL'),
    },
  },
}

/** Codes without a notice. Open point A179. */
export const silentCodes: readonly string[] = ['RAF_ADVOCATE_DISCOUNT_AVAILABLE']
