import { compose, expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { scriptedForm } from '#tests/harness/gestures/form.ts'
import { logIn } from '#tests/harness/gestures/session.ts'
import { wishlistIsLoaded } from '#tests/harness/gestures/wishlist.ts'

test.describe('where one signs in step by step', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'guest', flags: { 'progressive-login': '1' } }) })

  test('an email with an account leads to its password, another one to registration, and then back to the page [ROUTE-38, ROUTE-39]', async ({
    page,
    accessible,
  }) => {
    const { email } = shopperById('uk-annual-member')
    await page.goto('/contact?from=mail')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Login/ })
      .click()
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ redirectTo: '/contact?from=mail' })}`)
    await scriptedForm(page, 'sign-in')
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
    await accessible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/register\?redirectTo=/)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.com')
    await page.waitForLoadState()

    await page.goBack()
    await scriptedForm(page, 'sign-in')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/login\?redirectTo=/)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/contact?from=mail')
    await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
  })
})

test.describe('somebody who forgot the password', () => {
  test.use({ scenario: 'uk-guest' })

  test('gets a link by email, sets a new password with it once, and logs in with it [NOTIF-35]', async ({ page, world, accessible }) => {
    const { email } = shopperById('uk-annual-member')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await scriptedForm(page, 'forgot-password')
    await page.getByLabel('Email', { exact: true }).fill('reset-fails@example.com')
    await page.getByRole('button', { name: 'Send the link' }).click()
    const faults = page.getByRole('group', { name: 'Oops, something went wrong.' })
    await expect(faults).toContainText('Apologies, we have encountered a problem at our end.')
    await expect(faults).toContainText('Error code PASS01')
    await expect(page.getByLabel('Email', { exact: true }), 'no field is wrong').not.toHaveAttribute('aria-invalid')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('main').getByRole('status').first()).toContainText("we've sent it a link to set a new password")
    await accessible()

    const [mail] = (await world.inspect()).sentMails
    expect(mail).toMatchObject({ to: email, isUsed: false })
    for (const attempt of ['first', 'second']) {
      await page.goto(mail?.link ?? '')
      await scriptedForm(page, 'reset-password')
      await page.getByLabel('New password').fill('river copper lantern')
      await page.getByRole('button', { name: 'Save password' }).click()
      if (attempt === 'first') await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()
      await page.waitForLoadState()
    }
    await expect(faults).toContainText('This link was already used, or a newer one was sent.')
    await expect(faults.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password')
    await accessible()
    await logIn(page, { email, password: 'river copper lantern' })
  })
})

test('signing out in one tab reaches a page of the shopper’s in another', async ({ page, context }) => {
  await logIn(page, { email: shopperById('uk-monthly-member').email, password: shopperPassword })
  await page.goto('/account/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
  await wishlistIsLoaded(page)
  await page.waitForLoadState('networkidle')
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(
    other
      .getByRole('banner')
      .getByRole('link', { name: /^Login/ })
      .first(),
  ).toBeVisible()

  // Loaded again, the page asks to log in (REDIRECT_TO_LOGIN), and comes back to itself.
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirectTo: '/account/wishlist' })}`)
})
