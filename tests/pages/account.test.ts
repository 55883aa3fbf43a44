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

describe('the start page of the account', () => {
  const now = (page: Document, part: string) => shownText(page.querySelector(`main [data-part="${part}"]`))

  test.each([
    ['en-GB', '', '£10'],
    ['en-US', '/us', '$20'],
  ])('greets by name and says what matters now, in %s [ROUTE-42, ACCOUNT-25]', async (store, prefix, credit) => {
    const page = await shownPage(`store=${store}&shopper=annual-member`, '/account')
    expect(shownTexts(page, 'main h1')[0]).toMatch(/^Hello, A/)
    expect(now(page, 'order')).toContain('Placed')
    expect(now(page, 'membership')).toMatch(/Annual Membership renews on /)
    expect(now(page, 'credit')).toContain(credit)
    expect(linksOf(page, 'main')['See your membership']).toBeUndefined()
    expect(linksOf(page, 'main a')['See your membership']).toBe(`${prefix}/account/my-membership`)
  })

  const JOIN = ['Join Ottilie+', '/join'] as const
  const SEE = ['See your membership', '/account/my-membership'] as const

  test.each([
    ['shopper=non-member', 'Members pay about half on every order.', JOIN],
    ['shopper=annual-member', 'Annual Membership renews on 6 January 2027.', SEE],
    [
      'shopper=annual-member&membership=trial-14',
      '14-Day Free Trial runs until 12 March 2026. Then your paid membership begins, unless you cancel before.',
      SEE,
    ],
    ['shopper=annual-member&membership=gift', 'Gift Membership runs until 1 January 2027. It does not renew.', SEE],
    ['shopper=staff-member', 'Staff Membership comes with your job. It costs you nothing.', SEE],
    ['uk-plus-cancelled', 'is cancelled. It runs until', SEE],
    ['uk-renewal-failed', 'Update your payment details by 23 March 2026 to have it back.', SEE],
    ['shopper=lapsed-member', 'Your Annual Membership has ended. Join again to pay the Member’s Price.', JOIN],
  ])('says of %s what they have: %s', async (selection, words, [link, to]) => {
    const page = await shownPage(selection, '/account')
    expect(now(page, 'membership')).toContain(words)
    expect(linksOf(page, 'main [data-part="membership"] a')).toEqual({ [link]: to })
  })

  test('says what cannot be shown, and shows the rest', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('shopper=annual-member&fault=getOrders;status=503', '/account')
    expect(warned).toHaveBeenCalledWith('latest order left out: getOrders failed (503)')
    expect(now(page, 'order')).toContain('This can’t be shown at the moment.')
    expect(now(page, 'membership')).toContain('renews on')
  })
})

describe('referring friends', () => {
  const REFER = '/account/refer-a-friend'

  test.each([
    ['en-GB', 'http://localhost:3000/refer-a-friend?code=', 'Give £10, get £10', '£60'],
    ['en-US', 'http://localhost:3000/us/refer-a-friend?code=', 'Give $20, get $20', '$80'],
  ])('has the link, the code and the terms of %s [ROUTE-50, SCOPE-11, REFERRAL-13, REFERRAL-14]', async (store, link, offer, from) => {
    const page = await shownPage(`store=${store}&shopper=plus-member`, REFER)
    expect(shownTexts(page, 'main h1')).toEqual(['Refer a friend'])
    expect(shownText(page.querySelector('.refer-offer'))).toContain(offer)
    expect(shownText(page.querySelector('.refer-offer'))).toContain(from)
    const code = page.querySelector<HTMLInputElement>('#refer-code')?.value ?? ''
    expect(code).toMatch(/^[A-Z]+-\d{4}$/)
    expect(page.querySelector<HTMLInputElement>('#refer-link')?.value).toBe(link + code)
    expect(Array.from(page.querySelectorAll('.refer-share a'), (share) => share.getAttribute('href'))).toEqual(
      expect.arrayContaining([expect.stringContaining(encodeURIComponent(link + code))]),
    )
  })

  test('says of each friend how far they are, and what they brought', async () => {
    const page = await shownPage('shopper=plus-member', REFER)
    expect(shownTexts(page, 'main tbody tr')).toEqual([
      expect.stringMatching(/^Imogen P\..*Ordered on .*: £10 is yours$/),
      expect.stringMatching(/^Joanna S\..*Ordered on /),
      expect.stringMatching(/^Carys T\..*Hasn’t ordered yet$/),
      expect.stringMatching(/^Dilys W\..*Ordered on /),
    ])
    expect(shownTexts(page, 'main .refer-facts dd')).toEqual(['£0', '£30', '4', '3'])
  })

  test('says that the code of who was a member is paused, and how to have it back', async () => {
    const paused = (await shownPage('shopper=lapsed-member', REFER)).querySelector('main [data-level="warn"]')
    expect(shownText(paused)).toContain('Your code is paused')
    expect(linksOf(paused ?? new Document(), 'a')).toMatchObject({ [shownText(paused?.querySelector('a') ?? null)]: '/join' })
    expect(shownText((await shownPage('shopper=annual-member', REFER)).querySelector('main'))).not.toContain('Your code is paused')
  })

  test('lists friends ten at a time, and a page beyond the end leads to the last', async () => {
    const shopper = await visitor('shopper=annual-member,eleven-friends')
    const first = await shopper.page(REFER)
    expect(shownTexts(first, 'main tbody th, main tbody tr td:first-child')).toHaveLength(10)
    expect(shownText(first.querySelector('main nav[aria-label="Pages"]'))).toContain('11')
    const second = await shopper.page(`${REFER}?page=2`)
    expect(shownTexts(second, 'main tbody tr')).toEqual([expect.stringMatching(/^Kerenza V\..*Hasn’t ordered yet$/)])
    expect(await shopper.leadsTo(`${REFER}?page=9`)).toBe(`${REFER}/?page=2`)
  })

  test('says that nobody followed the link yet', async () => {
    const page = await shownPage('shopper=non-member', REFER)
    expect(shownTexts(page, 'main h2')).toContain('Nobody has followed your link yet')
  })

  test('a page beyond the end leads to the last', async () => {
    const shopper = await visitor('shopper=plus-member')
    expect(await shopper.leadsTo(`${REFER}?page=9`)).toBe(`${REFER}/?page=1`)
  })
})
