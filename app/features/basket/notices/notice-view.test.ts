import { describe, expect, test } from 'vitest'
import { noticesByLocale } from '#app/messages/basket/notices.ts'
import { helpHref } from '#app/platform/help/help-centre.ts'
import { stores } from '#app/platform/store/stores.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import {
  clearedOnArrival,
  isUnknownCode,
  type NoticeLink,
  type NoticeView,
  type NoticeWords,
  noticeView,
  noticeViews,
  textOf,
} from './notice-view.ts'

const UK = stores.uk.locale
const US = stores.us.locale

function said(code: string, params: Readonly<Record<string, string>> = {}, level: NotificationFieldsFragment['level'] = 'error') {
  return { code, level, handler: null, params: Object.entries(params).map(([name, value]) => ({ name, value })) }
}

const words = (texts: readonly NoticeWords[]) => texts.map(textOf).join(' ')
const links = ({ messages, help = [] }: NoticeView) =>
  [...messages.flat(), ...help].filter((part): part is NoticeLink => typeof part !== 'string')

/** The visible text: heading, message, help. */
function read(view: NoticeView): (string | undefined)[] {
  return [view.heading, words(view.messages), view.help && textOf(view.help)]
}

const OOPS = 'Oops, something went wrong.'
const CONTACT = 'If the error persists, please contact member happiness for further assistance.'
const helped = (code: string) => `${CONTACT} Error code ${code}`

type Row = [clauses: string, code: string, message: string, help: string, params?: Readonly<Record<string, string>>]

const underTheDefaultHeading: readonly Row[] = [
  ['NOTIF-09', 'VARIANT_NOT_AVAILABLE', 'An item has been removed from your basket as it is no longer for sale.', CONTACT],
  [
    'NOTIF-11',
    'CHECKOUT_DIFFERENCE',
    'One or more items were removed from your basket because they are not available for purchase.',
    helped('DIFF01'),
  ],
  ['NOTIF-13', 'CHECKOUT_UNKNOWN_FAILURE', 'Something is not right with one of the items in your basket.', helped('UNK01')],
  ['NOTIF-14', 'CHECKOUT_WISHLIST_UPDATE_FAILURE', 'There was an error updating your wishlist', helped('WISH01')],
  ['NOTIF-15', 'CHECKOUT_SYNC_FAILURE', 'Something is not right with one of the items in your basket.', helped('SYNC01')],
  ['NOTIF-16', 'PAYMENT_LOAD_ERROR', 'An error occurred during loading, please refresh the page and try again.', helped('PAY05')],
  ['NOTIF-17', 'CHECKOUT_DISCOUNT_FAILURE', 'There was an error updating your discounts', helped('DIS01')],
  ['NOTIF-18', 'BAD_REQUEST', 'Something is not right with one of the products in your basket.', helped('BAD_REQ')],
  [
    'NOTIF-19',
    'INVALID_ZIP_OR_STATE',
    "We couldn't validate your address. Please check the zip code and/or state and try again.",
    helped('ZIP01'),
  ],
  ['NOTIF-20', 'ADDRESS_NON_DELIVERABLE', "We couldn't validate your address. Please check it and try again.", helped('ADD01')],
  ['NOTIF-21', 'INVALID_ZIP_CODE', 'The Zip code is not valid.', helped('ZIP02')],
  ['NOTIF-22', 'INVALID_ZIP_CODE_FOR_STATE', 'The Zip code is not valid for the state. Please check and try again.', helped('ZIP03')],
  ['NOTIF-23', 'CHECKOUT_PAYMENT_REFUSED', 'Your payment was declined. Please try again or use a different payment method', CONTACT],
  [
    'NOTIF-24',
    'CHECKOUT_PAYMENT_FAILED',
    "Sorry, we experienced a problem. Your payment card hasn't be charged. Please try again. If this persists, please try again later",
    helped('PAY03'),
  ],
  ['NOTIF-25', 'CHECKOUT_PAYMENT_CANCELLED', 'This payment was cancelled. Please try again', helped('PAY04')],
  [
    'NOTIF-26',
    'INVALID_CITY_STATE_ZIP',
    'The city, state and zip code are not valid together. Please check and try again',
    helped('ZIP04'),
  ],
  [
    'NOTIF-27',
    'ADD_ITEMS_FAILURE',
    'Night Balm, Silk Mist could not be added. Please try again.',
    helped('PR05'),
    { names: 'Night Balm, Silk Mist' },
  ],
  [
    'NOTIF-31',
    'REMOVE_ITEMS_FAILURE',
    'There was an issue with item(s) Night Balm, Silk Mist in your bag. Please try again.',
    helped('PR07'),
    { names: 'Night Balm, Silk Mist' },
  ],
  ['NOTIF-32', 'BASKET_SERVICE_UNEXPECTED_ERROR', 'The update failed, please try again.', helped('PR08')],
  ['NOTIF-33', 'BASKET_SERVICE_BAD_REQUEST_ERROR', 'The update failed, please try again.', helped('PR09')],
  [
    'NOTIF-35',
    'FORGOT_PASSWORD_REQUEST_ERROR',
    'Apologies, we have encountered a problem at our end. Try refreshing this page and entering your details again.',
    helped('PASS01'),
  ],
  ['NOTIF-36', 'PAYMENT_FAILED_ERROR', 'Something went wrong. Your payment card has not been charged, please try again', helped('PAY02')],
  ['NOTIF-37', 'REGISTRATION_ERROR', 'There was a technical issue.', helped('REG01')],
  ['NOTIF-38', 'NETWORK_ERROR', 'Network error. Please check your connection.', helped('NET')],
  ['NOTIF-39', 'USER_EXISTS_ERROR', 'Looks like you already have an account.', helped('REG02')],
  ['NOTIF-46', 'INVALID_EMAIL', 'The email is not valid. Please check for typos and try again.', helped('REG01')],
  ['NOTIF-47', 'INVALID_COUNTRY_CODE', "Sorry, we don't deliver to your country. Please try a different address.", helped('COUNTRY01')],
  [
    'NOTIF-48',
    'LIMIT_ACCESS_PASS',
    "It looks like you've already used your Free Trial. Access member prices with an Ottilie+ membership.",
    CONTACT,
  ],
]

describe.each([stores.uk, stores.us])('in the $id store', ({ locale, prefix }) => {
  test.each(underTheDefaultHeading)('[%s, NOTIF-02, NOTIF-03, NOTIF-07] %s', (_, code, message, help, params) => {
    const view = noticeView(said(code, params), locale)
    expect(read(view)).toEqual([OOPS, message, help])
    expect(links(view)).toEqual([{ text: 'member happiness', href: expect.stringMatching(/^https:\/\/help\./) }])
  })

  test('a basket above its membership’s limit has its own heading [NOTIF-08]', () => {
    expect(read(noticeView(said('MEMBERSHIP_INSUFFICIENT_LIMIT'), locale))).toEqual([
      'The value of items in your bag exceeds the spending limit of this membership',
      'Please choose a different membership or remove some items from your bag and try again',
      CONTACT,
    ])
  })

  test('a membership that is no longer sold links to the join page [NOTIF-10]', () => {
    const view = noticeView(said('MEMBERSHIP_NOT_AVAILABLE'), locale)
    expect(view.heading).toBe(OOPS)
    expect(words(view.messages)).toMatch(/^A membership has been removed from your basket as it is no longer for sale\. /)
    expect(links(view).map(({ href }) => href)).toEqual([`${prefix}/join`])
  })

  test('a basket of which nothing can be bought leads to Bestsellers [NOTIF-12]', () => {
    const view = noticeView(said('CHECKOUT_EMPTY_FAILURE'), locale)
    expect(read(view)).toEqual([
      OOPS,
      'Items in your basket are unavailable for purchase.',
      expect.stringMatching(/Bestsellers.* Error code EM01$/),
    ])
    expect(links(view)).toEqual([{ text: 'Bestsellers', href: `${prefix}/shop/bestsellers` }])
  })

  test('a limit is told in the heading alone [NOTIF-34]', () => {
    const notice = noticeView(said('MAX_QTY_EXCEEDED', { maxQty: '5' }, 'info'), locale)
    expect(read(notice)).toEqual(['Sorry, you cannot add more than 5 of this item to your basket.', '', undefined])
    expect(notice.level).toBe('info')
  })

  test('a removed kit membership can be given as a gift [NOTIF-44, NOTIF-45]', () => {
    const view = noticeView(said('MEMBERSHIP_KIT_REMOVED'), locale)
    expect(view.heading).toBe('Membership removed')
    expect(words(view.messages)).toBe(
      'The membership included in the kit is only applicable for non-members. Click Here To Gift A Membership',
    )
    expect(links(view)).toEqual([{ text: 'Click Here To Gift A Membership', href: `${prefix}/gift-memberships` }])
  })

  test.each(['NEWER_THAN_THE_SHOP', 'constructor', '__proto__', 'item_oos'])(
    '%s, which nobody knows, has the default heading and says which [NOTIF-52]',
    (code) => {
      expect(read(noticeView(said(code), locale))).toEqual([OOPS, '', helped('GEN01')])
      expect(isUnknownCode(code)).toBe(true)
    },
  )

  test('what has no code says what stands in for heading and message [ALERT-01, ALERT-02]', () => {
    expect(read(noticeView(said('', {}, 'info'), locale))).toEqual([OOPS, '', CONTACT])
    expect(isUnknownCode('')).toBe(false)
  })

  test('a mark says nothing, and is known [NOTIF-50]', () => {
    expect(noticeViews([said('RAF_ADVOCATE_DISCOUNT_AVAILABLE')], locale)).toEqual([])
    expect(isUnknownCode('RAF_ADVOCATE_DISCOUNT_AVAILABLE')).toBe(false)
  })
})

const soldOut = said('ITEM_OOS', { product: 'Night Balm' }, 'warn')

test('what is out of stock is told with a heading and help in the US [NOTIF-01, NOTIF-28]', () => {
  expect(read(noticeView(soldOut, US))).toEqual([OOPS, 'Night Balm is out of stock.', helped('PR06')])
})

test('what is out of stock is told by its message alone in the UK [NOTIF-01, NOTIF-29, NOTIF-30]', () => {
  const message = 'Night Balm is out of stock and has been removed from your basket.'
  expect(read(noticeView(soldOut, UK))).toEqual([undefined, message, undefined])
})

test('the spending limit of the US leads to where one joins [NOTIF-01, NOTIF-40, NOTIF-41]', () => {
  const view = noticeView(said('OUT_OF_LIMIT', {}, 'warn'), US)
  expect(read(view)).toEqual([
    'Oops, looks like you have hit your spending limit.',
    'Please remove some items from your bag or choose a membership with a higher limit.',
    helped('OOL'),
  ])
  expect(links(view).map(({ href }) => href)).toEqual(['/us/join', expect.stringMatching(/^https:\/\/help\./)])
})

test('the spending limit of the UK comes with a top-up that a link puts into the basket [NOTIF-01, NOTIF-42, NOTIF-43]', () => {
  const view = noticeView(said('OUT_OF_LIMIT', {}, 'warn'), UK)
  expect(read(view)).toEqual([
    "You've hit your maximum spending limit. Here's your FREE top-up!",
    "We'd like to offer you a FREE £1000 spending limit boost.",
    undefined,
  ])
  const [boost] = links(view)
  const { pathname, searchParams } = new URL(boost?.href ?? '', 'https://shop.example')
  expect(boost?.href).not.toMatch(/["[\]]/)
  expect(pathname).toBe('/basket')
  expect(JSON.parse(searchParams.get('items') ?? '')).toEqual(['OT-TOPUP-1000'])
})

test('both stores know the same codes, and the default is for the rest [NOTIF-01]', () => {
  const [uk = {}, us = {}] = [noticesByLocale[UK], noticesByLocale[US]]
  expect(Object.keys(uk)).toEqual(Object.keys(us))
  expect(Object.keys(uk).filter(isUnknownCode)).toEqual([])
})

describe('parameters', () => {
  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['ITEM_OOS', 'An item is out of stock and has been removed from your basket.', {}],
    ['ITEM_OOS', 'An item is out of stock and has been removed from your basket.', { product: ' \n ' }],
    ['ITEM_OOS', '{link} & <b>Balm</b> is out of stock and has been removed from your basket.', { product: '{link} & <b>Balm</b>' }],
    ['ITEM_OOS', 'Night Balm is out of stock and has been removed from your basket.', { product: 'Night\n\u202EBalm\u0000', maxQty: '5' }],
    ['ADD_ITEMS_FAILURE', 'Some items could not be added. Please try again.', { product: 'Night Balm' }],
    ['REMOVE_ITEMS_FAILURE', 'There was an issue with item(s) in your bag. Please try again.', {}],
  ])('%s: %s', (code, message, params) => {
    expect(words(noticeView(said(code, params), UK).messages)).toBe(message)
  })

  test('a limit without its number is still a sentence', () => {
    expect(noticeView(said('MAX_QTY_EXCEEDED'), UK).heading).toBe('Sorry, you cannot add more than this many of this item to your basket.')
  })

  test('several of one name are a list [NOTIF-27, NOTIF-31]', () => {
    const params = ['Night Balm', 'Silk Mist'].map((value) => ({ name: 'names', value }))
    const [added, removed] = ['ADD_ITEMS_FAILURE', 'REMOVE_ITEMS_FAILURE'].map((code) => noticeView({ ...said(code), params }, UK))
    expect(words(added?.messages ?? [])).toBe('Night Balm, Silk Mist could not be added. Please try again.')
    expect(words(removed?.messages ?? [])).toBe('There was an issue with item(s) Night Balm, Silk Mist in your bag. Please try again.')
  })
})

describe('an answer that brings a code more than once', () => {
  test('says it once, with every message that differs', () => {
    const silk = said('ITEM_OOS', { product: 'Silk Mist' }, 'warn')
    const views = noticeViews([soldOut, said('BAD_REQUEST'), silk, soldOut], UK)
    expect(views.map(({ code }) => code)).toEqual(['ITEM_OOS', 'BAD_REQUEST'])
    expect(views[0]?.messages.map(textOf)).toEqual([
      'Night Balm is out of stock and has been removed from your basket.',
      'Silk Mist is out of stock and has been removed from your basket.',
    ])
  })

  test('loses no limit that a heading tells', () => {
    const [view] = noticeViews([said('MAX_QTY_EXCEEDED', { maxQty: '5' }), said('MAX_QTY_EXCEEDED', { maxQty: '2' })], UK)
    expect(read(view ?? { code: '', level: 'info', messages: [] }).slice(0, 2)).toEqual([
      'Sorry, you cannot add more than 5 of this item to your basket.',
      'Sorry, you cannot add more than 2 of this item to your basket.',
    ])
  })
})

test('what an access pass brought is cleared on arriving at the basket, and nothing else [NOTIF-49, ALERT-13]', () => {
  const spent: NotificationFieldsFragment = { ...said('LIMIT_ACCESS_PASS'), handler: 'access_pass' }
  expect(clearedOnArrival([soldOut, spent])).toEqual(['LIMIT_ACCESS_PASS'])
})

describe('over every code of both stores', () => {
  const codes = [UK, US].flatMap((locale) => Object.keys(noticesByLocale[locale] ?? {}).map((code) => [locale, code] as const))

  test.each(codes)('in %s %s reads without gaps, and with one link at most in each sentence', (locale, code) => {
    expect(isUnknownCode(code)).toBe(false)
    const { messages, help = [] } = noticeView(said(code), locale)
    for (const parts of [...messages, help]) {
      expect(parts).not.toContain('')
      expect(parts.filter((part) => typeof part !== 'string').length).toBeLessThanOrEqual(1)
      expect(textOf(parts)).toBe(textOf(parts).trim())
    }
  })
})

test('values that are blank are left out, and one of several lines is read as one', () => {
  const params = [' ', 'Night \n\t Balm', ''].map((value) => ({ name: 'names', value }))
  expect(words(noticeView({ ...said('ADD_ITEMS_FAILURE'), params }, UK).messages)).toBe('Night Balm could not be added. Please try again.')
})

test('help is a new request', () => {
  expect(links(noticeView(said('CHECKOUT_DIFFERENCE'), UK)).map(({ href }) => href)).toEqual([helpHref(stores.uk, 'newRequest')])
})
