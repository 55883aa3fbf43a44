// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { writeCookie } from '#app/platform/session/browser-cookies.ts'
import { SESSION_KEY_COOKIE } from '#app/platform/session/session-cookies.ts'
import { guestUser } from './guest-user.ts'
import { readShopper, rememberBasket, saveShopper } from './shopper-record.ts'
import { readUser, rememberQuizLink, storedUser } from './stored-user.ts'

const maya = {
  id: 'u-1',
  name: 'Maya',
  firstName: 'Maya',
  lastName: 'Stone',
  fullName: 'Maya Stone',
  email: 'maya@example.com',
  isLoggedIn: true,
  isMember: true,
  hasMembership: true,
  hasMembershipInBag: false,
  isFreeTrialAllowed: false,
  dateOfBirth: '1988-03-03',
  registrationDateTime: '2020-01-01T00:00:00.000Z',
  customerNumber: '100200',
  userType: 'member',
  deliveryType: 'express',
  basketCount: 2,
  membership: { id: '610501', name: 'Annual Membership', value: 'MBR-ANNUAL-LIMITLESS-UK', duration: 'annually' },
} as const

/** A basket as the store has it, empty besides these. */
const basketOf = (count: number, hasMembershipInBag: boolean) => {
  const update = { items: [], pricing: undefined, discounts: [], includedDiscounts: [], rejectedDiscounts: [] }
  const delivery = { hasOnlyVirtualProducts: false, deliveryMethod: 'None', deliveryMethodName: 'Standard delivery' }
  return { count, hasMembershipInBag, update: { ...update, ...delivery } }
}

const none = {
  basket: [],
  discounts: [],
  includedDiscounts: [],
  rejectedDiscounts: [],
  hints: [],
  reviews: [],
  carriedForward: 0,
  spentSoFar: 0,
}

const { id, name, email, membership } = guestUser
const guestOfSession = {
  ...maya,
  id,
  name,
  email,
  firstName: '',
  lastName: '',
  fullName: '',
  userType: 'guest' as const,
  isFreeTrialAllowed: true,
  isLoggedIn: false,
  isMember: false,
  hasMembership: false,
  membership: { ...maya.membership, ...membership },
} as const

const stored = (): unknown => JSON.parse(localStorage.getItem('user') ?? 'null')

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'ottilie-session-key=abc; path=/'
})

test('`user` stores the fields that the shop reads, and no others [USER-01]', () => {
  saveShopper(storedUser({ ...maya, __typename: 'User', profile: 'secret' } as typeof maya))
  expect(stored()).toEqual({ ...maya, ...none, key: 'abc' })
  expect(readUser()).toMatchObject({ email: 'maya@example.com', deliveryType: 'express', membership: { duration: 'annually' } })
})

test.each(['{broken', '[]', 'null', JSON.stringify({ key: 'abc', id: 'u-1' }), JSON.stringify({ ...maya, key: 'another-session' })])(
  'with %j kept, whoever is here is the guest',
  (text) => {
    localStorage.setItem('user', text)
    expect(readUser()).toMatchObject(guestUser)
  },
)

test('a field of the wrong type gets its default, and the others are read', () => {
  localStorage.setItem('user', JSON.stringify({ ...maya, key: 'abc', deliveryType: 7, membership: 'gold' }))
  expect(readUser()).toMatchObject({ firstName: 'Maya', deliveryType: 'standard', membership: guestUser.membership })
})

test('the followed quiz link outlasts the session, but not the shopper', () => {
  saveShopper(storedUser(maya))
  expect(readUser().hasClickedQuizLink).toBe(false)
  rememberQuizLink()
  expect(readUser().hasClickedQuizLink).toBe(true)
  writeCookie(SESSION_KEY_COOKIE, 'later')
  saveShopper(storedUser(maya))
  expect(readUser().hasClickedQuizLink).toBe(true)
  saveShopper(storedUser({ ...maya, id: 'u-2' }))
  expect(readUser().hasClickedQuizLink).toBe(false)
})

test('a user who is no member and has no membership is stored as that', () => {
  const nobody = { ...maya, isMember: false, membership: { ...maya.membership, id: 'none:none' } }
  expect(storedUser(nobody).isMember).toBe(false)
  expect(storedUser({ ...maya, isMember: false }).isMember).toBe(true)
})

test('a membership counts from the account or the basket, also after the basket has changed [USER-09, USER-11]', () => {
  const guest = { ...maya, isMember: false, hasMembership: false, membership: { ...maya.membership, id: 'none:none' } }
  expect(storedUser({ ...guest, hasMembershipInBag: true }).hasMembership).toBe(true)
  expect(storedUser({ ...maya, hasMembership: false }).hasMembership).toBe(true)

  saveShopper(storedUser(guest))
  expect(readUser()).toMatchObject({ hasMembership: false, hasMembershipInBag: false })
  rememberBasket(basketOf(3, true))
  expect(readUser()).toMatchObject({ hasMembership: true, hasMembershipInBag: true, email: guest.email })
  expect(readShopper().basketCount).toBe(3)
  rememberBasket(basketOf(3, false))
  expect(readUser()).toMatchObject({ hasMembership: false, hasMembershipInBag: false })

  saveShopper(storedUser(maya))
  rememberBasket(basketOf(0, false))
  expect(readUser().hasMembership).toBe(true)
})

test('without a record the basket stores nothing', () => {
  rememberBasket(basketOf(3, true))
  expect(stored()).toBeNull()
})

test('refreshing the user drops the stored wishlist', () => {
  saveShopper({ ...storedUser(maya), wishlist: ['OT-RSL-07'] })
  expect(readShopper().wishlist).toEqual(['OT-RSL-07'])
  saveShopper(storedUser(maya))
  expect(readShopper().wishlist).toBeUndefined()
  expect(readUser().wishlist).toEqual([])
})

test('a guest of a session has every field of the first-time visitor, the wishlist too; a new session forgets the last one’s basket [USER-01, USER-02]', () => {
  saveShopper(storedUser(guestOfSession))
  expect(stored()).toMatchObject({ ...guestUser, key: 'abc' })
  const line = { id: 'line-1', type: 'product', quantity: 2, membership: null }
  const { update, ...rest } = basketOf(2, false)
  rememberBasket({ ...rest, update: { ...update, items: [line], discounts: [{ code: 'TEN' }], includedDiscounts: [{ code: 'TEN' }] } })
  expect(stored()).toMatchObject({
    basket: [{ id: 'line-1', type: 'product', quantity: 2 }],
    discounts: [{ code: 'TEN' }],
    includedDiscounts: [{ code: 'TEN' }],
    deliveryMethodName: 'Standard delivery',
  })
  writeCookie(SESSION_KEY_COOKIE, 'later')
  saveShopper(storedUser(guestOfSession))
  expect(stored()).toMatchObject({ ...guestUser, key: 'later' })
})
