import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { addToBasket, reviewBasket, summaryLine } from '#tests/harness/gestures/basket.ts'
import { logIn } from '#tests/harness/gestures/session.ts'
import { wishlistIsLoaded } from '#tests/harness/gestures/wishlist.ts'

const guestUser = {
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
}

/** One lipstick for a member: below the free delivery threshold, and in the US plus sales tax. */
for (const { store, prefix, lines } of [
  {
    store: 'uk',
    prefix: '',
    lines: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      ['Estimated delivery (want it faster?)', '£3.95'],
      ['Your bag total', '£17.45'],
    ],
  },
  {
    store: 'us',
    prefix: '/us',
    lines: [
      ['Total value of product (Traditional retail price)', '$34.00'],
      ["Member's discount", '−$16.50'],
      ['Subtotal', '$17.50'],
      ['Sales Tax', '$1.44'],
      ['Estimated delivery (want it faster?)', '$4.95'],
      ['Your bag total', '$23.89'],
    ],
  },
] as const) {
  test.describe(`a member of the ${store} store in a world of their own`, () => {
    test.use({ scenario: `${store}-annual-member` })

    test('sees and pays the Member’s Price from the first paint on [PRICE-01, PRICE-08]', async ({ page, accessible }) => {
      await page.goto(`${prefix}/products/ribbon-satin-lipstick`)
      await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')
      await expect(page.getByText('What you pay today')).toBeHidden()
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: /^Member's Price$/, visible: true })
          .first(),
      ).toBeVisible()
      await expect(page.getByText(/^\(Non-member/).first()).toBeVisible()
      await accessible()
      await addToBasket(page)
      await reviewBasket(page)

      const summary = page.getByRole('region', { name: 'Summary' })
      await expect(summary.getByRole('term')).toHaveText(lines.map(([label]) => label))
      for (const [label, amount] of lines) await expect(summaryLine(page, label)).toHaveText(amount)
      await accessible()
    })
  })
}

// Tests without a browser log every account in (tests/contract/session.test.ts), and every role has its journey (roles.spec.ts).
for (const shopper of [shopperById('uk-annual-member'), shopperById('us-lapsed-member')]) {
  test(`${shopper.id} logs in and out on the shared pages, and the browser keeps who is here [USER-01, USER-02]`, async ({ page }) => {
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
    const prefix = shopper.store === 'en-US' ? '/us' : ''
    const isMember = shopper.role === 'annual-member'
    await page.goto(`${prefix}/login`)
    await expect.poll(kept).toMatchObject(guestUser)
    await logIn(page, { email: shopper.email, password: shopperPassword }, prefix)

    await expect.poll(kept).toMatchObject({ email: shopper.email, isLoggedIn: true, basket: [], discounts: [], hints: [], spentSoFar: 0 })
    await expect(page.locator('html')).toHaveAttribute('data-tier', isMember ? 'member' : 'typical')
    await page.goto(`${prefix}/login`)
    await expect(page.getByText(`You're logged in as ${shopper.firstName}.`)).toBeVisible()
    // What is asked for a member would be refused after the sign-out.
    await wishlistIsLoaded(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Sign out' }).click()

    await expect(page.getByRole('banner').getByRole('link', { name: /^Login/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'typical')
    await expect.poll(kept).toMatchObject(guestUser)
  })
}

test('an ordinary visitor who logs in as a member pays the Member’s Price on a page that everybody shares', async ({ page }) => {
  const { email } = shopperById('uk-monthly-member')
  await page.goto('/products/bright-drops-15-vitamin-c')
  await expect(page.getByText('What you pay today')).toBeVisible()
  await logIn(page, { email, password: shopperPassword })
  await page.goto('/products/bright-drops-15-vitamin-c')

  await expect(page.getByText('What you pay today')).toBeHidden()
  await addToBasket(page)
  await reviewBasket(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Your bag total')
})

test('a wrong password is said plainly and keeps the email', async ({ page, accessible }) => {
  await page.goto('/login?redirectTo=%2Fbasket')
  await page.getByLabel('Email', { exact: true }).fill('monthly-member.uk@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()

  const faults = page.getByRole('group', { name: 'Oops, something went wrong.' })
  await expect(faults).toContainText("That email and password don't match. Check both and try again.")
  await expect(faults).toBeFocused()
  await accessible()
  // The email is still there, and not in the address.
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveValue('monthly-member.uk@example.com')
  expect(page.url()).not.toContain('monthly')

  await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/basket$/)
})

// app/platform/session/safe-redirect.test.ts covers every other spelling.
test('logging in never leads to another site', async ({ page }) => {
  const { email } = shopperById('uk-monthly-member')
  await page.goto(`/login?redirectTo=${encodeURIComponent('/\\evil.example')}`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})
