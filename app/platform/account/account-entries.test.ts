import { expect, test } from 'vitest'
import { accountEntries, inMenuOrder } from './account-entries.ts'

const slugs = (reader: Partial<Parameters<typeof accountEntries>[0]>) =>
  accountEntries({ isMember: true, isGathered: false, showMemberBenefits: true, ...reader }).map(({ slug }) => slug)

test('a non-member has five entries [ACCOUNT-12]', () => {
  expect(slugs({ isMember: false })).toEqual(['order-history', 'wishlist', 'membership-billing', 'address-book', 'profile'])
})

test('a member has four more, in the order of their numbers [PROFILE-MENU-07, ACCOUNT-13]', () => {
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

test('the second variant groups two of them under Your Favourites [PROFILE-MENU-07, ACCOUNT-14]', () => {
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

test('member benefits are shown while their flag is on [ACCOUNT-15]', () => {
  expect(slugs({ showMemberBenefits: false })).not.toContain('member-benefits')
})

test('every entry has a title and leads into the account [PROFILE-MENU-06]', () => {
  const entries = accountEntries({ isMember: true, isGathered: false, showMemberBenefits: true })
  for (const { title, path } of entries) {
    expect(title).toMatch(/^[A-Z]/)
    expect(path).toMatch(/^\/account\//)
  }
})

test('each entry has its id, title and address [ACCOUNT-01, ACCOUNT-02, ACCOUNT-04, ACCOUNT-05, ACCOUNT-06, ACCOUNT-07, ACCOUNT-08, ACCOUNT-09, ACCOUNT-10, ACCOUNT-11]', () => {
  const entries = [true, false].flatMap((isGathered) => accountEntries({ isMember: true, isGathered, showMemberBenefits: true }))
  const table = Object.fromEntries(entries.map(({ id, slug, title, path }) => [id, [slug, title, path]]))
  expect(table).toEqual({
    1: ['order-history', 'Order History', '/account/order-history'],
    2: ['order-it-again', 'Order It Again', '/account/favourites/order-it-again'],
    3: ['your-favourites', 'Your Favourites', '/account/favourites'],
    4: ['just-for-you', 'Just For You', '/account/favourites'],
    5: ['wishlist', 'Wishlist', '/account/wishlist'],
    6: ['membership-billing', 'Membership & Billing', '/account/my-membership'],
    7: ['address-book', 'Address Book', '/account/address-book'],
    8: ['profile', 'Profile', '/account/profile'],
    9: ['refer-a-friend', 'Refer a Friend', '/account/refer-a-friend'],
    10: ['member-benefits', 'Member Perks', '/account/member-benefits'],
  })
})

test('entries with a position come first, by it, and the others by id [ACCOUNT-16]', () => {
  const entry = (id: number, position?: number) => ({
    id,
    slug: `${id}`,
    title: `${id}`,
    path: `/${id}`,
    ...(position !== undefined && { position }),
  })
  const order = inMenuOrder([entry(3), entry(9, 2), entry(1), entry(7, 1), entry(5, 0)]).map(({ id }) => id)
  expect(order).toEqual([5, 7, 9, 1, 3])
})
