import { describe, expect, test, vi } from 'vitest'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const FIRST = 'main nav[aria-label="My account"]'

describe('the frame of the account', () => {
  test.each([
    ['store=en-GB&shopper=non-member', ''],
    ['store=en-US&shopper=non-member', '/us'],
  ])('has five entries for who is no member, with %s [ACCOUNT-12, ACCOUNT-17, ACCOUNT-24, ROUTE-47]', async (selection, prefix) => {
    expect(linksOf(await shownPage(selection, '/account/wishlist'), `${FIRST} a`)).toEqual({
      'Order History': `${prefix}/account/order-history`,
      Wishlist: `${prefix}/account/wishlist`,
      'Membership & Billing': `${prefix}/account/my-membership`,
      'Address Book': `${prefix}/account/address-book`,
      Profile: `${prefix}/account/profile`,
    })
  })

  test.each([
    [
      '',
      [
        'Order History',
        'Order It Again',
        'Just For You',
        'Wishlist',
        'Membership & Billing',
        'Address Book',
        'Profile',
        'Refer a Friend',
        'Member Perks',
      ],
    ],
    [
      '&flag.showMemberBenefits=0',
      ['Order History', 'Order It Again', 'Just For You', 'Wishlist', 'Membership & Billing', 'Address Book', 'Profile', 'Refer a Friend'],
    ],
    [
      '&flag.account-menu-variant=two',
      ['Order History', 'Your Favourites', 'Wishlist', 'Membership & Billing', 'Address Book', 'Profile', 'Refer a Friend', 'Member Perks'],
    ],
  ])('has more for members%s [ACCOUNT-13, ACCOUNT-14, ACCOUNT-15]', async (flags, titles) => {
    const page = await shownPage(`shopper=annual-member${flags}`, '/account/wishlist')
    expect(shownTexts(page, `${FIRST} a`)).toEqual(titles)
    expect(shownTexts(page, `${FIRST} [aria-current]`)).toEqual(['Wishlist'])
  })

  test('is headed by what editors wrote, and by the page itself without it [ACCOUNT-21, ACCOUNT-25]', async () => {
    const page = await shownPage('shopper=annual-member', '/account/wishlist')
    expect(shownTexts(page, 'main h1')).toEqual(['My Wishlist'])
    expect(shownText(page.querySelector('main h1 + p'))).toBe('Kept for later.')

    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const plain = await shownPage('shopper=annual-member&fault=contentBySlug;status=503', '/account/wishlist')
    expect(warned).toHaveBeenCalledWith('account banner left out: contentBySlug failed (503)')
    expect(shownTexts(plain, 'main h1')).toEqual(['My Wishlist'])
    expect(shownText(plain.querySelector('main h1 + p'))).not.toBe('')
  })

  test.each([
    ['en-GB', '/login?redirectTo=%2Faccount%2Fwishlist'],
    ['en-US', '/us/login?redirectTo=%2Fus%2Faccount%2Fwishlist'],
  ])('leads a guest of %s to the login, and back', async (store, to) => {
    const guest = await visitor(`store=${store}&shopper=guest`)
    expect(await guest.leadsTo('/account/wishlist')).toBe(to)
  })
})
