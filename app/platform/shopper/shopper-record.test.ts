// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { writeCookie } from '#app/platform/session/browser-cookies.ts'
import { SESSION_KEY_COOKIE } from '#app/platform/session/session-cookies.ts'
import { guestUser } from './guest-user.ts'
import {
  carryShopperOver,
  forgetShopper,
  GUEST,
  isShopperUnknown,
  onShopperChange,
  readShopper,
  rememberBasket,
  rememberGuest,
  saveShopper,
} from './shopper-record.ts'

const member = { id: 'u1', name: 'Maya', isLoggedIn: true, isMember: true, hasMembershipInBag: false, basketCount: 3 }

beforeEach(() => {
  localStorage.clear()
  for (const name of ['user_segment', 'ottilie-membership-in-bag', 'ottilie-session-key']) document.cookie = `${name}=; max-age=0; path=/`
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
})

test('a first-time visitor is a guest, and nothing is asked', () => {
  expect(readShopper()).toBe(GUEST)
  expect(GUEST).toMatchObject({ isLoggedIn: false, isMember: false, hasMembershipInBag: false, basketCount: 0 })
  expect(isShopperUnknown()).toBe(false)
})

test('an open session without a record has to be asked for', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  expect(isShopperUnknown()).toBe(true)
})

test('a record is read in its own session only', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper(member)
  expect(readShopper()).toEqual({ ...member, key: 'abc' })

  writeCookie(SESSION_KEY_COOKIE, 'other')
  expect(readShopper()).toEqual(GUEST)
})

test('the page’s session key wins over the cookie’s', () => {
  document.documentElement.dataset['session'] = 'world'
  saveShopper(member)
  document.cookie = 'ottilie-session-key=abc; path=/'
  expect(readShopper().key).toBe('world')
})

test('a record without a session key is ignored', () => {
  localStorage.setItem('user', JSON.stringify({ ...member, key: '' }))
  expect(readShopper()).toEqual(GUEST)
})

test('a session with a record need not be asked for', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper(member)
  expect(isShopperUnknown()).toBe(false)
})

test('signing out leaves a guest’s record [USER-01, USER-02]', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper(member)
  forgetShopper()
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...guestUser, ...GUEST })
  expect(readShopper()).toEqual(GUEST)
})

test.each([
  ['nothing', null],
  ['something unreadable', '{broken'],
  ['the record of a session that has ended', JSON.stringify({ ...member, key: 'old' })],
])('without a session, a visitor with %s stored is stored as a guest [USER-01, USER-02]', (_what, held) => {
  if (held) localStorage.setItem('user', held)
  rememberGuest()
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...guestUser, ...GUEST })
})

test('a guest’s record stays as it is, and in a session nothing is stored before the shopper is known', () => {
  const guest = JSON.stringify({ ...guestUser, ...GUEST, hasClickedQuizLink: true })
  localStorage.setItem('user', guest)
  rememberGuest()
  expect(localStorage.getItem('user')).toBe(guest)

  localStorage.clear()
  writeCookie(SESSION_KEY_COOKIE, 'abc')
  rememberGuest()
  expect(localStorage.getItem('user')).toBeNull()
})

test('the same record is the same object until something changes', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper(member)
  expect(readShopper()).toBe(readShopper())
})

test.each(Object.keys(GUEST))('a record whose %s is missing or of another type is ignored', (field) => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  for (const wrong of [undefined, null, {}]) {
    localStorage.setItem('user', JSON.stringify({ ...member, key: 'abc', [field]: wrong }))
    expect(readShopper()).toEqual(GUEST)
  }
})

test('with forbidden storage everybody is a guest, and nothing throws', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(forbidden)
  saveShopper(member)
  forgetShopper()
  expect(readShopper()).toEqual(GUEST)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"key":"abc"}',
  '{"key":"abc","id":1}',
  JSON.stringify({ ...member, key: 'abc', basketCount: '3' }),
  JSON.stringify({ ...member, key: 'abc', basketCount: 1.5 }),
  JSON.stringify({ ...member, key: 'abc', wishlist: 'OT-RSL-07' }),
  JSON.stringify({ ...member, key: 'abc', wishlist: [7] }),
])('a record of %j is ignored', (text) => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  localStorage.setItem('user', text)
  expect(readShopper()).toEqual(GUEST)
})

test('other fields of the same shopper stay, undefined ones are removed, and nothing of another shopper is left', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper({ ...member, wishlist: ['OT-RSL-07'], hasClickedQuizLink: true })
  writeCookie(SESSION_KEY_COOKIE, 'later')
  saveShopper({ ...member, basketCount: 4 })
  expect(readShopper()).toEqual({ ...member, key: 'later', basketCount: 4, wishlist: ['OT-RSL-07'], hasClickedQuizLink: true })

  saveShopper({ ...member, wishlist: undefined })
  expect(readShopper()).not.toHaveProperty('wishlist')

  saveShopper({ ...member, id: 'u2' })
  expect(readShopper()).toEqual({ ...member, id: 'u2', key: 'later' })
})

test('a member’s prices lead at once and on the next page [COOKIE-01]', () => {
  saveShopper(member)
  expect(document.documentElement.dataset['tier']).toBe('member')
  expect(document.cookie).toContain('user_segment=member')

  saveShopper({ ...member, isMember: false })
  expect(document.documentElement.dataset['tier']).toBe('typical')
  expect(document.cookie).toContain('user_segment=nonmember')
})

test('a membership in the bag prices a guest as a member, until it leaves the bag [COOKIE-02]', () => {
  saveShopper({ ...member, isMember: false, hasMembershipInBag: true })
  expect(document.documentElement.dataset['tier']).toBe('member')
  expect(document.cookie).toContain('ottilie-membership-in-bag=1')

  saveShopper({ ...member, isMember: false, hasMembershipInBag: false })
  expect(document.documentElement.dataset['tier']).toBe('typical')
  expect(document.cookie).not.toContain('ottilie-membership-in-bag')
})

test('the price cookies last for the browser session [COOKIE-01, COOKIE-02]', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveShopper({ ...member, hasMembershipInBag: true })
  expect(written.mock.calls).toEqual([['user_segment=member; path=/; samesite=lax'], ['ottilie-membership-in-bag=1; path=/; samesite=lax']])
  written.mockRestore()
})

test('listeners are told of a change until they unsubscribe', () => {
  let heard = 0
  const stop = onShopperChange(() => {
    heard += 1
  })
  saveShopper(member)
  stop()
  saveShopper(member)
  expect(heard).toBe(1)
})

test('another tab’s change of the record is heard, other keys are not, and nothing after unsubscribing', () => {
  const heard: string[] = []
  const stop = onShopperChange(() => heard.push('changed'))
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  dispatchEvent(new StorageEvent('storage', { key: 'experiments' }))
  expect(heard).toEqual(['changed'])
  dispatchEvent(new StorageEvent('storage', { key: null }))
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(heard).toEqual(['changed', 'changed'])
})

test.each([
  ['another tab', () => new StorageEvent('storage', { key: 'user' })],
  ['what happened while the page lay in the back/forward cache', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('the prices of a page follow %s [PRICE-05, PRICE-15]', (_what, event) => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  const heard = vi.fn()
  const stop = onShopperChange(heard)
  saveShopper({ ...member, isMember: false })
  expect(document.documentElement.dataset['tier']).toBe('typical')
  localStorage.setItem('user', JSON.stringify({ ...member, isMember: false, hasMembershipInBag: true, key: 'abc' }))
  dispatchEvent(event())
  expect(document.documentElement.dataset['tier']).toBe('member')
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test('a page that is first shown keeps its rendered prices', () => {
  document.documentElement.dataset['tier'] = 'member'
  const stop = onShopperChange(() => undefined)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(document.documentElement.dataset['tier']).toBe('member')
  stop()
})

test('prices do not follow a session without a record', () => {
  document.documentElement.dataset['session'] = 'world'
  document.documentElement.dataset['tier'] = 'member'
  const stop = onShopperChange(() => undefined)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(document.documentElement.dataset['tier']).toBe('member')
  stop()
})

test('what the basket says is stored only when it differs [USER-09, USER-11]', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  const update = {
    items: [],
    pricing: { totalMembershipPrice: 0 },
    discounts: [],
    includedDiscounts: [],
    rejectedDiscounts: [],
    hasOnlyVirtualProducts: false,
    deliveryMethod: 'None',
    deliveryMethodName: '',
  }
  saveShopper(member)
  rememberBasket({ count: 3, hasMembershipInBag: false, update })
  const heard = vi.fn()
  const stop = onShopperChange(heard)
  rememberBasket({ count: 3, hasMembershipInBag: false, update })
  expect(heard).not.toHaveBeenCalled()
  rememberBasket({ count: 4, hasMembershipInBag: false, update })
  expect(readShopper()).toMatchObject({ basketCount: 4, hasMembershipInBag: false })
  rememberBasket({ count: 4, hasMembershipInBag: true, update })
  expect(readShopper()).toMatchObject({ basketCount: 4, hasMembershipInBag: true })
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test('what has changed while a session was refreshed is kept under its new key; nothing is made of a session without a record', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper(member)
  const former = 'abc'
  saveShopper({ ...member, basketCount: 4 })
  document.cookie = 'ottilie-session-key=def; path=/'
  expect(isShopperUnknown()).toBe(true)
  carryShopperOver('another')
  expect(isShopperUnknown()).toBe(true)
  carryShopperOver(former)
  expect(readShopper()).toMatchObject({ key: 'def', id: member.id, basketCount: 4 })
})
