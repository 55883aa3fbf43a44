import { expect, test } from 'vitest'
import { accountEntries } from './account-entries.ts'

const slugs = (reader: Partial<Parameters<typeof accountEntries>[0]>) =>
  accountEntries({ isMember: true, isGathered: false, showMemberBenefits: true, ...reader }).map(({ slug }) => slug)

test('a non-member has five entries', () => {
  expect(slugs({ isMember: false })).toEqual(['order-history', 'wishlist', 'membership-billing', 'address-book', 'profile'])
})

test('a member has four more, in the order of their positions [PROFILE-MENU-07]', () => {
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

test('the second variant groups two of them under Your Favourites [PROFILE-MENU-07]', () => {
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

test('member benefits are shown while their flag is on', () => {
  expect(slugs({ showMemberBenefits: false })).not.toContain('member-benefits')
})

test('every entry has a title and leads into the account [PROFILE-MENU-06]', () => {
  const entries = accountEntries({ isMember: true, isGathered: false, showMemberBenefits: true })
  for (const { title, path } of entries) {
    expect(title).toMatch(/^[A-Z]/)
    expect(path).toMatch(/^\/account\//)
  }
})
