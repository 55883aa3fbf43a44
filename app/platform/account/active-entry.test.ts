import { expect, test } from 'vitest'
import { accountEntries } from './account-entries.ts'
import { isActivePath, shownEntries } from './active-entry.ts'

const member = { isMember: true, showMemberBenefits: true }
const one = accountEntries({ ...member, isGathered: false })
const two = accountEntries({ ...member, isGathered: true })
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

test.each([
  ['/account/profile', '/account/profile', true],
  ['/account/order-history/OT-1', '/account/order-history', true],
  ['/account/profiles', '/account/profile', false],
  ['/account', '/account/profile', false],
])('at %s the entry of %s is active: %s [ACCOUNT-18]', (path, entryPath, isActive) => {
  expect(isActivePath(path, entryPath)).toBe(isActive)
})

test.each([
  ['/account/favourites/order-it-again', ['order-it-again', 'just-for-you'], ['order-it-again']],
  ['/account/favourites/for-you', ['just-for-you'], ['just-for-you']],
  ['/account/my-membership/update-payment-details', ['membership-billing'], ['membership-billing']],
  ['/account', [], []],
])('at %s active are %s, and current is %s [ACCOUNT-05, ACCOUNT-18]', (path, active, current) => {
  const { first, second } = shownEntries(one, path)
  expect(new Set(slugs(first.filter(({ isActive }) => isActive)))).toEqual(new Set(active))
  expect(slugs(first.filter(({ isCurrent }) => isCurrent))).toEqual(current)
  expect(second).toEqual([])
})

test.each([
  ['/account/favourites', ['just-for-you'], 'just-for-you'],
  ['/account/favourites/order-it-again', ['just-for-you', 'order-it-again'], 'order-it-again'],
])('at %s the children of Your Favourites are the second level [ACCOUNT-04, ACCOUNT-19]', (path, active, current) => {
  const { first, second } = shownEntries(two, path)
  expect(slugs(second)).toEqual(['just-for-you', 'order-it-again'])
  expect(slugs(second.filter(({ isActive }) => isActive))).toEqual(active)
  expect(slugs([...first, ...second].filter(({ isCurrent }) => isCurrent))).toEqual([current])
  expect(first.find(({ slug }) => slug === 'your-favourites')?.isActive).toBe(true)
})

test('elsewhere there is no second level [ACCOUNT-19]', () => {
  expect(shownEntries(two, '/account/wishlist').second).toEqual([])
})
