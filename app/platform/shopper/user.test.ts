import { describe, expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { guestUser } from './guest-user.ts'
import { type User, userOf } from './user.ts'
import {
  ageInYears,
  effectiveMembership,
  fullName,
  hasAccountMembership,
  hasFreeTrialMembership,
  hasFreeTrialMembershipInBag,
  hasGiftMembershipInBag,
  hasMembership,
  hasMembershipInBag,
  hasPlusMembership,
  hasStaffMembership,
  isLoggedInType,
  isMember,
  isMemberType,
  isPlusMember,
  isTypicalJourney,
} from './user-rules.ts'

const none = { id: 'none:none', name: 'none' }
const annual = { id: '610501', name: 'Annual Membership', value: 'MBR-ANNUAL-LIMITLESS-UK' }
const trial = { id: '610401', name: '14-Day Free Trial' }
const product = { type: 'product' }
const inBasket = { type: 'membership', membership: trial }
const gift = { type: 'giftMembership', membership: { id: '610301', name: 'Gift Membership' } }

const user = (change: Partial<User> = {}): User => ({ ...userOf(guestUser), ...change })

test('a first-time visitor is the guest that the specification lists [USER-02]', () => {
  expect(guestUser).toStrictEqual({
    basket: [],
    wishlist: [],
    carriedForward: 0,
    spentSoFar: 0,
    discounts: [],
    includedDiscounts: [],
    rejectedDiscounts: [],
    hints: [],
    reviews: [],
    email: 'guest@example.com',
    id: 'initial',
    name: 'guest',
    firstName: '',
    lastName: '',
    fullName: '',
    isFreeTrialAllowed: true,
    isLoggedIn: false,
    membership: { id: 'none:none', name: 'none' },
  })
  expect(userOf(undefined)).toMatchObject(guestUser)
})

const told = {
  isLoggedIn: true,
  isMember: true,
  hasMembership: true,
  hasMembershipInBag: true,
  id: 'u-1',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Stone',
  fullName: 'Maya Stone',
  dateOfBirth: '1988-03-03',
  registrationDateTime: '2020-01-01T00:00:00.000Z',
  membership: { id: '610501', name: 'Annual Membership', value: 'MBR-ANNUAL-LIMITLESS-UK', duration: 'annually' },
  customerNumber: '100200',
  userType: 'member',
  deliveryType: 'express',
  deliveryMethod: 'Express',
  deliveryMethodName: 'Next day',
  hasOnlyVirtualProducts: true,
  hasClickedQuizLink: true,
  wishlist: ['OT-RSL-07'],
  basket: [{ type: 'membership', membership: { id: '610401', name: 'Trial', value: undefined, duration: undefined } }],
  pricing: { totalMembershipPrice: 0 },
  carriedForward: 500,
  spentSoFar: 12_000,
  discounts: [{ code: 'TEN' }],
  hints: ['quiz'],
  reviews: [{ stars: 5 }],
  includedDiscounts: [{ code: 'TEN' }],
  rejectedDiscounts: [{ code: 'OLD' }],
  profile: { prompts: ['DISCOVERY_JOURNEY_MODAL'] },
}

test.each(Object.keys(told))('a user’s %s is read [USER-03]', (field) => {
  expect(userOf(told)).toHaveProperty(field, told[field as keyof typeof told])
})

test.each([undefined, null, 7, 'text', [], {}, { userType: 'king', deliveryType: null, membership: 'gold', wishlist: [1], basket: [7] }])(
  'of %j each field has its default, which is a non-member’s and standard delivery [USER-04, USER-05]',
  (value) => {
    expect(userOf(value)).toMatchObject({ userType: 'non-member', deliveryType: 'standard', ...guestUser })
  },
)

test('anything but true is false, and half a record is none', () => {
  const said = {
    hasMembership: 'yes',
    hasOnlyVirtualProducts: 1,
    basket: [{ membership: annual }, null],
    membership: { name: 'Gold' },
    profile: {},
  }
  expect(userOf(said)).toMatchObject({
    hasMembership: false,
    hasOnlyVirtualProducts: false,
    basket: [],
    membership: guestUser.membership,
    profile: { prompts: [] },
  })
  expect(userOf({ profile: 7 }).profile).toEqual({ prompts: [] })
  expect(userOf({ membership: { id: '610501' } }).membership).toEqual({ id: '610501', name: '', value: undefined, duration: undefined })
  expect(userOf({ basket: [{ type: 'product', membership: { id: 7 } }] }).basket).toEqual([{ type: 'product', membership: undefined }])
})

test('a full name is both names with a space between, trimmed [USER-06]', () => {
  expect(fullName({ firstName: ' Mary Ann', lastName: 'de la Cruz ' })).toBe('Mary Ann de la Cruz')
  expect(fullName({ firstName: 'Nora', lastName: '' })).toBe('Nora')
})

describe('a member', () => {
  test('has a membership that is not the id of none [USER-07, MEMBERSHIP-03]', () => {
    expect(hasAccountMembership({ membership: annual })).toBe(true)
    expect(hasAccountMembership({ membership: none })).toBe(false)
    expect(isMember(user({ membership: annual }), '')).toBe(true)
    expect(isMember(user({ membership: none }), '')).toBe(false)
    expect(isMember(user({ membership: none, email: 'nobody@' }), '')).toBe(false)
    expect(hasAccountMembership({})).toBe(false)
    expect(hasAccountMembership({ membership: null })).toBe(false)
  })

  test.each([
    ['shopper@ottilie.test', 'ottilie.test', true],
    ['shopper@OTTILIE.test', 'Ottilie.Test', true],
    ['shopper@ottilie.test', '', false],
    ['shopper@notottilie.test', 'ottilie.test', false],
    ['shopper@ottilie.test.example', 'ottilie.test', false],
  ])('by email %s on the test domain %j: %s [USER-08]', (email, domain, expected) => {
    expect(isMember(user({ email }), domain)).toBe(expected)
  })
})

test('only one’s own membership in the basket counts; a gift membership is separate [USER-09, USER-10]', () => {
  expect(hasMembershipInBag(user({ basket: [product, inBasket] }))).toBe(true)
  expect(hasMembershipInBag(user({ basket: [product, gift] }))).toBe(false)
  expect(hasGiftMembershipInBag(user({ basket: [product, gift] }))).toBe(true)
  expect(hasGiftMembershipInBag(user({ basket: [product, inBasket] }))).toBe(false)
})

test.each([
  ['a member', { isMember: true }, true],
  ['a membership in the bag', { basket: [inBasket] }, true],
  ['a membership to give away', { basket: [gift] }, false],
  ['neither', {}, false],
])('with %s a membership is had, else the journey is the one at the Typical Price [USER-11, ROLE-13]', (_, change, expected) => {
  expect(hasMembership(user(change))).toBe(expected)
  expect(isTypicalJourney(user(change))).toBe(!expected)
})

test('the effective membership is the account’s, else the basket’s [USER-12]', () => {
  expect(effectiveMembership(user({ membership: annual, basket: [inBasket] }))).toBe(annual)
  expect(effectiveMembership(user({ membership: none, basket: [inBasket] }))).toBe(trial)
  expect(effectiveMembership(user({ membership: none, basket: [gift] }))).toBeUndefined()
})

test('a free trial is recognised by the plan of the effective membership, or of the basket’s alone [USER-13, USER-14]', () => {
  expect(hasFreeTrialMembership(user({ membership: trial }), stores.uk)).toBe(true)
  expect(hasFreeTrialMembership(user({ membership: trial }), stores.us)).toBe(false)
  expect(hasFreeTrialMembership(user({ basket: [inBasket] }), stores.uk)).toBe(true)
  expect(hasFreeTrialMembership(user(), stores.uk)).toBe(false)

  const memberWithTrial = user({ membership: annual, basket: [inBasket] })
  expect(hasFreeTrialMembership(memberWithTrial, stores.uk)).toBe(false)
  expect(hasFreeTrialMembershipInBag(memberWithTrial, stores.uk)).toBe(true)
  expect(hasFreeTrialMembershipInBag(user({ membership: trial }), stores.uk)).toBe(false)
})

test.each([
  [{ id: '610101', name: 'Ottilie Plus' }, true],
  [{ id: 'UK-pLuS-1', name: 'Membership' }, true],
  [annual, false],
  [none, false],
])('the membership %j says plus: %s [USER-15]', (membership, expected) => {
  expect(hasPlusMembership(user({ membership }))).toBe(expected)
})

test('a plus member is a member with one of the store’s plus skus [ROLE-05]', () => {
  const plus = { id: '610101', name: 'Ottilie Plus', value: 'MBR-PLUS-UK' }
  expect(isPlusMember(user({ isMember: true, membership: plus }), stores.uk)).toBe(true)
  expect(isPlusMember(user({ isMember: false, membership: plus }), stores.uk)).toBe(false)
  expect(isPlusMember(user({ isMember: true, membership: plus }), stores.us)).toBe(false)
  expect(isPlusMember(user({ isMember: true, membership: { ...plus, value: undefined } }), stores.uk)).toBe(false)
})

test.each([
  [{ id: '610103', name: 'Staff Membership' }, true],
  [{ id: 'UK-STAFF-2', name: 'Membership' }, true],
  [{ id: '720103', name: 'Staff Membership' }, false],
  [annual, false],
])('in the UK the membership %j is the staff’s: %s [USER-16, ROLE-07]', (membership, expected) => {
  expect(hasStaffMembership(user({ membership }), stores.uk)).toBe(expected)
})

test.each([
  ['1988-03-03', '2026-03-02T23:59:59Z', 37],
  ['1988-03-03', '2026-03-03T00:00:00Z', 38],
  ['1988-03-03', '2026-04-01T00:00:00Z', 38],
  ['2000-02-29', '2026-02-28T12:00:00Z', 25],
  ['2000-02-29', '2026-03-01T00:00:00Z', 26],
  ['2026-03-02', '2026-03-02T10:00:00Z', 0],
  ['2026-03-03', '2026-03-02T10:00:00Z', undefined],
  ['1988-02-31', '2026-03-02T10:00:00Z', undefined],
  ['1988-13-01', '2026-03-02T10:00:00Z', undefined],
  ['1988', '2026-03-02T10:00:00Z', undefined],
  ['1988-03-03T00:00:00Z', '2026-03-02T10:00:00Z', undefined],
  ['3 March 1988', '2026-03-02T10:00:00Z', undefined],
  ['-001988-03-03', '2026-03-02T10:00:00Z', undefined],
  [undefined, '2026-03-02T10:00:00Z', undefined],
])('somebody born on %s is at %s %s years old [USER-17]', (dateOfBirth, now, years) => {
  expect(ageInYears(dateOfBirth, Date.parse(now))).toBe(years)
})

test('user types: a member’s, a lapsed member’s, a guest’s and a non-member’s; the first two count as logged in, the first as a member [ROLE-10, ROLE-11, ROLE-12]', () => {
  const types = ['member', 'lapsedmember', 'guest', 'nonMember'].map((userType) => userOf({ userType }).userType)
  expect(types).toEqual(['member', 'lapsedmember', 'guest', 'non-member'])
  expect(types.map(isLoggedInType)).toEqual([true, true, false, false])
  expect(types.map(isMemberType)).toEqual([true, false, false, false])
})
