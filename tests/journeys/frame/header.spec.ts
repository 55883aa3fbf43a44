import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { accountEntry, accountMenu, mainNav, phoneBar, profileButton } from '#tests/harness/gestures/header.ts'
import { logIn } from '#tests/harness/gestures/session.ts'

const members = [
  'Order History',
  'Order It Again',
  'Just For You',
  'Wishlist',
  'Membership & Billing',
  'Address Book',
  'Profile',
  'Refer a Friend',
  'Member Perks',
]

test.describe('the navigation', () => {
  test('comes from the CMS, with sub-menus that open on a press and a menu for what does not fit [NAV-06, NAV-07, NAV-08]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/shop/makeup/lips')
    await expect(page.getByRole('navigation', { name: 'Skip links' }).getByRole('link', { name: 'Skip to content' })).toBeAttached()
    const nav = mainNav(page)
    const makeup = nav.getByRole('button', { name: 'Makeup' })
    await expect(nav.getByRole('link')).toHaveText(['New In', 'Bestsellers', 'Join'])
    await expect(nav.getByRole('button')).toHaveText(['Makeup', 'Skincare', 'Fragrance', 'Haircare', 'Bodycare', 'Supplements', 'More'])
    await expect(makeup).toHaveAttribute('aria-current', 'true')

    await makeup.focus()
    await page.keyboard.press('Enter')
    await expect(nav.getByRole('list', { name: 'Lips' }).getByRole('link', { name: 'Lipstick', exact: true })).toBeVisible()
    await accessible()
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Lipstick', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(nav.getByRole('link', { name: 'Lipstick', exact: true })).toBeHidden()
    await expect(makeup).toBeFocused()

    await makeup.click()
    await nav.getByRole('button', { name: 'More' }).click()
    await expect(nav.getByRole('link', { name: 'Lipstick', exact: true })).toBeHidden()
    await expect(nav.getByRole('link')).toHaveText(['New In', 'Bestsellers', 'Join', 'Skincare Quiz', 'Gift memberships', 'Journal'])
    await nav.getByRole('button', { name: 'Fragrance' }).click()
    await nav.getByRole('link', { name: 'All Fragrance' }).click()
    await expect(page).toHaveURL(/\/shop\/fragrances$/)
  })

  for (const [what, scenario] of [
    ['has none', 'navigation-none'],
    ['fails', 'fault-navigation-fails'],
  ] as const) {
    test.describe(`when the CMS ${what}`, () => {
      test.use({ scenario })
      test('falls back to four links, and the page is whole [NAV-09, NAV-10, NAV-11, NAV-12]', async ({ page }) => {
        await page.goto('/')
        const links = mainNav(page).getByRole('link')
        await expect(links).toHaveText(['New In', 'Bestsellers', 'Join', 'Skincare Quiz'])
        const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
        expect(hrefs).toEqual(['/shop/whatsnew', '/shop/bestsellers', '/join', '/quiz/skincare'])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  }
})

test.describe('a CMS that is not to be trusted', () => {
  test.use({ scenario: 'navigation-hostile' })

  test('gives only what leads somewhere, as text, in a row that fits the page [NAV-06]', async ({ page, accessible }) => {
    await page.goto('/')
    const nav = mainNav(page)
    await expect(nav.getByRole('link')).toHaveText([/^Everything and more/])
    await nav.getByRole('button', { name: '<b>Skincare</b>' }).click()
    await expect(nav.getByRole('link', { name: 'All skincare' })).toBeVisible()
    await expect(nav.getByRole('link')).toHaveCount(2)
    await expect(page.locator('a[href^="javascript:"], a[href^="data:"], a[href*="elsewhere"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await accessible()
  })
})

test.describe('a logged-in shopper', () => {
  test.use({ scenario: 'uk-annual-member' })

  test('finds their account in a menu that the keyboard moves through [PROFILE-MENU-01, PROFILE-MENU-02, PROFILE-MENU-03, PROFILE-MENU-04, PROFILE-MENU-05, PROFILE-MENU-06, PROFILE-MENU-08, PROFILE-MENU-09, PROFILE-MENU-10, PROFILE-MENU-11, PROFILE-MENU-12, PROFILE-MENU-13, ACCOUNT-05]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/')
    const button = profileButton(page)
    await expect(button).toContainText('Profile')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
    await expect(accountMenu(page)).toBeHidden()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'WELCOME BACK' })).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
    await expect(accountMenu(page).getByRole('menuitem')).toHaveText([...members, 'SIGN OUT'].map((name) => new RegExp(`^${name}`)))
    await expect(accountEntry(page, 'Order It Again')).toHaveAttribute('href', '/account/favourites/order-it-again')
    await expect(accountEntry(page, 'Just For You')).toHaveAttribute('href', '/account/favourites')
    await expect(accountEntry(page, 'Order History')).toBeFocused()
    await expect(accountMenu(page).locator('[tabindex="0"]')).toHaveCount(1)
    await accessible()

    await page.keyboard.press('ArrowDown')
    await expect(accountEntry(page, 'Order It Again')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(accountEntry(page, 'SIGN OUT')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(accountEntry(page, 'Order History')).toBeFocused()

    // In a window that is too low for it, the menu scrolls instead of the page.
    await page.setViewportSize({ width: 1280, height: 480 })
    await page.keyboard.press('End')
    await expect(accountEntry(page, 'SIGN OUT')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('Escape')
    await expect(accountMenu(page)).toBeHidden()
    await expect(button).toBeFocused()
    for (const [key, next] of [
      ['Tab', /^Basket/],
      ['Shift+Tab', /^Wishlist/],
    ] as const) {
      await button.press('ArrowDown')
      await expect(accountEntry(page, 'Order History')).toBeFocused()
      await page.keyboard.press(key)
      await expect(accountMenu(page)).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: next })).toBeFocused()
    }

    await button.click()
    await page.getByRole('button', { name: 'Close the account menu' }).click()
    await expect(accountMenu(page)).toBeHidden()
  })
})

test.describe('a shopper who is no member', () => {
  test.use({ scenario: 'uk-non-member' })

  test('finds none of what only members have [PROFILE-MENU-07]', async ({ page }) => {
    await page.goto('/')
    await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu')
    await profileButton(page).click()
    await expect(accountMenu(page).getByRole('menuitem')).toHaveText([
      'Order History',
      'Wishlist',
      'Membership & Billing',
      'Address Book',
      'Profile',
      'SIGN OUT',
    ])
  })
})

test.describe('signing out', () => {
  const refused = { text: /ERR_FAILED/, reason: 'the shop cannot be reached on purpose' }
  test.use({ expectedMessages: [refused] })

  test('says when the shop cannot be reached, and else loads the same page for a guest [PROFILE-MENU-13, PROFILE-MENU-14]', async ({
    page,
  }) => {
    const { email } = shopperById('uk-monthly-member')
    await logIn(page, { email, password: shopperPassword })
    await page.goto('/shop/makeup?page=2')
    await page.route('**/api/session/logout', (route) => route.abort())
    await profileButton(page).click()
    await accountEntry(page, 'SIGN OUT').click()
    await expect(page.getByRole('alert').filter({ hasText: "we couldn't sign you out" })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')

    await page.unroute('**/api/session/logout')
    await accountEntry(page, 'SIGN OUT').click()
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
    await expect(login).toHaveAttribute('href', '/login?redirectTo=%2Fshop%2Fmakeup%3Fpage%3D2')
    await expect(page).toHaveURL(/\/shop\/makeup\?page=2$/)
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'typical')
    await expect(profileButton(page)).toHaveCount(0)
  })
})

test.describe('a contract that cannot log anybody out', () => {
  test.use({ scenario: 'fault-logout-fails' })

  test('does not keep the page from being loaded anew [PROFILE-MENU-14, OP-MISC-01]', async ({ page, journal }) => {
    await page.goto('/')
    await profileButton(page).click()
    const reloaded = page.waitForEvent('load')
    await accountEntry(page, 'SIGN OUT').click()
    await reloaded
    await journal.expectCalled('logout')
  })
})

test.describe('Order It Again', () => {
  test.use({ scenario: 'highlight-unseen' })

  test('is pointed out to a member until they follow it [HIGHLIGHT-01, HIGHLIGHT-02, HIGHLIGHT-03, HIGHLIGHT-04, HIGHLIGHT-05]', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu, 1 new')
    await expect(profileButton(page)).toContainText('1')
    await profileButton(page).click()
    await expect(accountEntry(page, 'Order It Again New')).toBeVisible()
    await accountEntry(page, 'Order It Again New').click()

    await expect(page).toHaveURL(/\/account\/favourites\/order-it-again$/)
    await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu')
    expect(await page.evaluate(() => localStorage.getItem('HIGHLIGHTED_NAV_ITEM'))).toBe('order-it-again')
    await page.goto('/')
    await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu')
    await profileButton(page).click()
    await expect(accountEntry(page, /^Order It Again$/)).toBeVisible()
  })

  test('counts as seen once its page was visited, and has neither badge nor tag there [HIGHLIGHT-03, HIGHLIGHT-05]', async ({ page }) => {
    await page.goto('/account/favourites/order-it-again')
    await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu')
    await page.goto('/')
    await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // The question for consent stands in the bar's place until it is answered.
  test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: 'ottilie-consent', value: 'necessary', url: baseURL ?? '' }]))

  test('the menu unfolds sub-menus, and the bar below leads a guest to log in first [NAV-07, MFOOTER-01, MFOOTER-03]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/')
    await expect(phoneBar(page).getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/login?redirectTo=%2Faccount')
    await expect(phoneBar(page).getByRole('link', { name: 'My Wishlist' })).toHaveAttribute('href', '/account/wishlist')
    await expect(phoneBar(page).getByRole('link', { name: 'Basket' })).toHaveAttribute('href', '/basket')
    await expect(phoneBar(page)).toBeInViewport({ ratio: 1 })

    // Until then, what is pressed in the menu as soon as it opens counts as the second press of a double click.
    await page.waitForFunction(() => window.ottilieHydrated)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/login?redirectTo=%2Faccount')
    await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/account/wishlist')
    await expect(menu.getByRole('button', { name: 'United Kingdom (GBP)' })).toBeVisible()
    await menu.getByText('Skincare', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Serums' })).toBeVisible()
    await accessible()
    await menu.getByText('Makeup', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Serums' })).toBeHidden()
    await menu.getByRole('link', { name: 'Lipstick' }).click()
    await expect(page).toHaveURL(/\/shop\/makeup\/lips\/lipstick$/)
  })

  test('the header goes on scrolling down, and returns on scrolling up and for the keyboard', async ({ page }) => {
    await page.goto('/shop/makeup')
    const header = page.getByRole('banner')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    // Where the shopper scrolled before the scripts came, the header stays.
    await page.waitForFunction(() => window.ottilieHydrated)
    await page.mouse.move(195, 400)
    await page.mouse.wheel(0, 1500)
    await expect(header).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect(header).toBeInViewport({ ratio: 1 })
    // A press reaches it: nothing that sticks to the top lies over it.
    await menu.click({ trial: true })

    await page.mouse.wheel(0, 600)
    await expect(header).not.toBeInViewport()
    await menu.focus()
    await expect(header).toBeInViewport({ ratio: 1 })
  })

  test.describe('a member with something new', () => {
    test.use({ scenario: 'highlight-unseen' })

    test('is taken to it by My Account, and to their benefits once it was seen [MFOOTER-01, MFOOTER-02]', async ({ page, accessible }) => {
      await page.goto('/')
      await expect(profileButton(page)).toHaveAccessibleName(/1 new$/)
      await page.mouse.wheel(0, 1200)
      await phoneBar(page).getByRole('link', { name: 'My Account' }).click()
      await expect(accountEntry(page, 'Order It Again New')).toBeFocused()
      await expect(accountEntry(page, 'Order It Again New')).toBeInViewport({ ratio: 1 })
      await accessible()

      await accountEntry(page, 'Order It Again New').click()
      await expect(page).toHaveURL(/order-it-again$/)
      await expect(profileButton(page)).toHaveAccessibleName('Profile , Toggle account menu')
      await phoneBar(page).getByRole('link', { name: 'My Account' }).click()
      await expect(page).toHaveURL(/\/account\/member-benefits$/)
    })
  })
})
