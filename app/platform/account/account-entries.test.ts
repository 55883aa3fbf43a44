import { expect, test } from 'vitest'
import { accountEntries } from './account-entries.ts'

const slugs = (reader: Partial<Parameters<typeof accountEntries>[0]>) =>
  accountEntries({ isMember: true, isGathered: false, showMemberBenefits: true, ...reader }).map(({ slug }) => slug)

test('who is no member finds five entries', () => {
  expect(slugs({ isMember: false })).toEqual(['order-history', 'wishlist', 'membership-billing', 'address-book', 'profile'])
})

test('a member finds four more, in the order of their numbers [PROFILE-MENU-07]', () => {
  expect(slugs({})).toEqual([
    'order-history',
    'order-it-again',
    'just-for-you',
    'wishlist',
    'membership-billing',
    'address-book',
    'profile',
    'refer-a-friend',
    'member-benefits',
  ])
})

test('in the second variant two of them are gathered under Your Favourites [PROFILE-MENU-07]', () => {
  expect(slugs({ isGathered: true })).toEqual([
    'order-history',
    'your-favourites',
    'wishlist',
    'membership-billing',
    'address-book',
    'profile',
    'refer-a-friend',
    'member-benefits',
  ])
})

test('member benefits are there while their flag is on', () => {
  expect(slugs({ showMemberBenefits: false })).not.toContain('member-benefits')
})

test('every entry has a title and leads into the account [PROFILE-MENU-06]', () => {
  const entries = accountEntries({ isMember: true, isGathered: false, showMemberBenefits: true })
  for (const { title, path } of entries) {
    expect(title).toMatch(/^[A-Z]/)
    expect(path).toMatch(/^\/account\//)
  }
})
