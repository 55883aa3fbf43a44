import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { addToBasket, basketSummary, goToCheckout } from '#tests/harness/gestures/basket.ts'
import { cardFrame, fillCard, payButton, paymentIsLive } from '#tests/harness/gestures/checkout.ts'
import { scriptedForm } from '#tests/harness/gestures/form.ts'
import { logIn } from '#tests/harness/gestures/session.ts'

const thanks = 'Thank you, your order is placed'

test.describe('a guest on a phone', () => {
  test.use({ scenario: 'store=en-GB&shopper=guest&basket=one-item', viewport: { width: 390, height: 844 } })

  test('orders from the basket on, after a postcode that is none [ROUTE-32, ROUTE-33, CHECKOUT-01, LAYOUT-04]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/guest-details$/)
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).first().fill('ada@example.com')
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Last name' }).fill('O’Moor')
    await page
      .getByRole('main')
      .getByRole('button', { name: /checkout|continue/i })
      .click()

    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByText('Step 3 of 4')).toBeVisible()
    // Nothing here leads away: no banners, no navigation, no footer.
    await expect(page.getByRole('complementary', { name: 'Offers' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Your account' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await accessible()
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('14 Larkfield Terrace')
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('LS6 3')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('group', { name: 'Check these and try again' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('Enter a full UK postcode, like LS6 3BN')
    await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('14 Larkfield Terrace')
    await accessible()
    await page.getByRole('textbox', { name: 'Postcode' }).fill('ls63bn')
    await page.getByRole('button', { name: 'Save and continue' }).click()

    await expect(page.getByRole('group').getByText('LS6 3BN').or(page.getByText('LS6 3BN'))).toBeVisible()
    await paymentIsLive(page)
    const amount = (await payButton(page).innerText()).replace('Pay ', '').trim()
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(`Total paid${amount}`)
    await expect(page.getByRole('link', { name: 'Create your account' })).toBeVisible()
    await accessible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  })
})

test.describe('a session that ends', () => {
  const left = { text: /wishlist left out/, reason: 'the page that is open has no session any more' }
  test.use({ expectedMessages: [left] })

  test('a shopper whose session ends in the middle of checkout logs in again, and goes on as a guest if they do not', async ({
    page,
    context,
    accessible,
  }) => {
    const { email } = shopperById('uk-non-member')
    await logIn(page, { email, password: shopperPassword })
    await page.goto('/products/ribbon-satin-lipstick')
    await addToBasket(page)
    await page.goto('/checkout')
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('14 Larkfield Terrace')
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('LS6 3BN')
    // The cookies of a session end with it.
    await context.clearCookies({ name: /^ottilie-session/ })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible()
    await accessible()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('14 Larkfield Terrace')

    // Without a post, the page itself notices. It says so once.
    await context.clearCookies({ name: /^ottilie-session/ })
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fcheckout&ended=1$/)
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/basket$/)
  })
})

test.describe('a guest in the US', () => {
  test.use({ scenario: 'store=en-US&shopper=guest&basket=one-item' })

  test('orders by keyboard alone, with another card after one that was declined [NOTIF-23]', async ({ page, accessible }) => {
    const { keyboard } = page
    /** Types texts into fields that follow each other, from the one that has the focus. */
    const typeInto = async (...texts: readonly string[]) => {
      for (const [at, text] of texts.entries()) {
        if (at > 0) await keyboard.press('Tab')
        await keyboard.type(text)
      }
    }
    await page.goto('/us/basket')
    await basketSummary(page).getByRole('link', { name: 'Checkout securely' }).focus()
    await keyboard.press('Enter')
    await scriptedForm(page, 'guest-details')
    await page.getByLabel('Email', { exact: true }).focus()
    await typeInto('ada@example.com', 'Ada', 'Moor')
    await keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Address line 1' }).focus()
    await typeInto('1 Dock Street', '', 'Boston', 'Massach', '02110')
    await keyboard.press('Enter')
    for (const [number, ends] of [
      ['4000000000000002', false],
      ['4242424242424242', true],
    ] as const) {
      await paymentIsLive(page)
      const first = cardFrame(page).getByRole('textbox', { name: 'Card number' })
      await expect(first).toBeVisible()
      await first.focus()
      await typeInto(number, '1234', '123', 'Ada Moor')
      await keyboard.press('Enter')
      if (ends) continue
      const refusal = page.getByRole('alert').filter({ hasText: 'Your payment was declined.' })
      await expect(refusal).toBeVisible()
      await paymentIsLive(page)
      await expect(page.locator('[tabindex="-1"]').filter({ has: refusal }).last()).toBeFocused()
      await accessible()
    }
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  })
})

test.describe('a non-member in the US on a phone', () => {
  test.use({ scenario: 'store=en-US&shopper=non-member&basket=one-item-standard', viewport: { width: 390, height: 844 } })

  test('tells the bank that it was not them, leaves its page, comes back to it and passes', async ({ page, journal }) => {
    await page.goto('/us/checkout')
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('1 Dock Street')
    await page.getByRole('textbox', { name: 'City' }).fill('Boston')
    await page.getByRole('combobox', { name: 'State' }).selectOption('MA')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('02110')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    const toTheBank = async () => {
      await paymentIsLive(page)
      await fillCard(page, '4000000000003220')
      await payButton(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Is this you?' })).toBeVisible()
    }
    await toTheBank()
    await page.getByRole('button', { name: 'No, it is not me' }).click()
    await expect(page.getByRole('alert').filter({ hasText: "Your payment card hasn't be charged." })).toBeVisible()

    await toTheBank()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: 'Yes, it is me' }).click()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    expect(await journal.entries('placeOrder')).toHaveLength(2)
  })
})

test.describe('a lapsed member', () => {
  test.use({ scenario: 'store=en-GB&shopper=lapsed-member&basket=one-item-standard' })

  test('whose payment was taken while the answer got lost sees the one order, and no failure; it prints without what is for the screen', async ({
    page,
    journal,
  }) => {
    const answers: string[] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) answers.push(new URL(response.url()).pathname)
    })
    await page.goto('/checkout')
    await paymentIsLive(page)
    // The summary stays where it is seen, however far down the form goes.
    const summary = page.getByRole('region', { name: 'Your bag' })
    await payButton(page).scrollIntoViewIfNeeded()
    await expect(summary.getByText('Your total including shipping')).toBeInViewport()
    await page.getByRole('radio', { name: /^New card/ }).check()
    await fillCard(page, '4000000000000051')
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    expect(answers.at(-2), 'asked for, on the way').toBe('/checkout/return')
    expect(answers.filter((path) => path === '/checkout')).toHaveLength(1)
    expect(await journal.entries('placeOrder')).toHaveLength(1)

    const order = page.getByRole('region', { name: 'What you ordered' })
    const cookies = page.getByRole('button', { name: 'Accept all' })
    await expect(cookies).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(order.getByText('Total paid')).toBeVisible()
    await expect(order.locator('img')).toBeHidden()
    for (const screenOnly of [cookies, page.getByRole('link', { name: 'Continue shopping' })]) await expect(screenOnly).toBeHidden()
    const line = order.getByRole('listitem').first()
    const [whole, name] = await Promise.all([line.boundingBox(), line.getByText('Ribbon Satin Lipstick').boundingBox()])
    expect(name?.width, 'the name has the place of the picture').toBeGreaterThan((whole?.width ?? Number.NaN) / 2)
  })
})

test.describe('a member in the US on a phone', () => {
  test.use({ scenario: 'store=en-US&shopper=annual-member&basket=one-item-standard', viewport: { width: 390, height: 844 } })

  test('whom an affiliate led there and whose payment is answered late sees it checked, and then the one order [COOKIE-07]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/us/checkout?awc=10921_1772445600_2f6c')
    await paymentIsLive(page)
    expect(await page.evaluate(() => sessionStorage.getItem('awc'))).toBe('10921_1772445600_2f6c')
    await page.getByRole('radio', { name: /^New card/ }).check()
    await fillCard(page, '4000000000000036')
    // The page asks whether the outcome is known, and is loaded again once it is: not before it has been looked at.
    const looked = Promise.withResolvers<void>()
    await page.route('**/checkout/return*', async (route) => {
      if (route.request().resourceType() === 'fetch') await looked.promise
      await route.continue()
    })
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We’re checking your payment' })).toBeVisible()
    await accessible()
    looked.resolve()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible({ timeout: 30_000 })
  })
})

test.describe('where the provider does not load', () => {
  test.use({
    scenario: 'store=en-GB&shopper=annual-member&basket=one-item-standard&fault=payment-not-loaded',
    expectedMessages: [{ text: /503/, reason: 'the fault' }],
  })

  test('the fields of a card are said not to load, and the order is paid another way [NOTIF-16]', async ({ page, accessible }) => {
    await page.clock.install()
    await page.goto('/checkout')
    await paymentIsLive(page)
    await page.getByRole('radio', { name: /^New card/ }).check()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert').filter({ hasText: 'An error occurred during loading' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await accessible()
    await page.getByRole('radio', { name: /^Card ending/ }).check()
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  })
})

test.describe('a guest without scripts', () => {
  test.use({ javaScriptEnabled: false, scenario: 'store=en-GB&shopper=guest&basket=one-item' })

  test('comes from the bag to the payment, which says that a new card needs them', async ({ page }) => {
    await page.goto('/basket')
    await goToCheckout(page)
    await page.getByRole('textbox', { name: 'Email' }).first().fill('ada@example.com')
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Moor')
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('14 Larkfield Terrace')
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('ls63bn')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('button', { name: /^Express delivery/ }).click()
    await expect(page.getByRole('button', { name: /^Express delivery/ })).toHaveAttribute('aria-pressed', 'true')
    const note = page.getByText('A new card needs JavaScript', { exact: false })
    await page.getByRole('radio', { name: /^Wallet/ }).check()
    await expect(note).toBeHidden()
    await page.getByRole('radio', { name: /^New card/ }).check()
    await expect(note).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole('link', { name: /Their fields need JavaScript/ })).toBeVisible()
  })
})

test.describe('a member', () => {
  test.use({ scenario: 'store=en-GB&shopper=annual-member&basket=one-item-standard' })

  test('pays once by wallet, however often they press, and the next page knows that the bag is empty', async ({ page, journal }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: /^Basket\s?, 1 item$/ })).toBeVisible()
    await page.goto('/checkout')
    await paymentIsLive(page)
    await page.getByRole('radio', { name: /^Wallet Pay with/ }).check()
    await payButton(page).dblclick()
    await page.getByRole('button', { name: 'Approve the payment' }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    expect(await journal.entries('placeOrder')).toHaveLength(1)
    // React reports a page that is left while it is still arriving as a connection that was closed.
    await page.waitForLoadState()
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page.getByRole('link', { name: 'Basket', exact: true })).toBeVisible()
  })

  test('thinks again on the page to pay later, finds nothing lost, and pays later all the same', async ({ page, journal }) => {
    await page.goto('/checkout')
    await paymentIsLive(page)
    const later = page.getByRole('radio', { name: /^Pay later in 3/ })
    await later.check()
    const summary = page.getByRole('region', { name: 'Your bag' })
    const bought = await summary.innerText()
    const address = await page.getByRole('region', { name: 'Delivery address' }).locator('address').innerText()
    await payButton(page).click()
    const asked = page.getByRole('heading', { level: 1, name: 'Pay in three instalments' })
    await expect(asked).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the payment' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This payment was cancelled. Please try again' })).toBeVisible()
    expect(await summary.innerText(), 'nothing of the order is lost').toBe(bought)
    await expect(page.getByRole('region', { name: 'Delivery address' }).locator('address')).toHaveText(address, { useInnerText: true })
    await expect(later, 'the way to pay that was chosen').toBeChecked()
    await paymentIsLive(page)
    await payButton(page).click()
    await expect(asked).toBeVisible()
    await page.getByRole('button', { name: 'Agree and pay' }).click()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    expect(await journal.entries('placeOrder'), 'one that was cancelled, and one order').toHaveLength(2)
  })

  test('pays once from two tabs at the same time, and both show the one order', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/checkout')
      await paymentIsLive(tab)
    }
    await Promise.all([page, other].map((tab) => payButton(tab).click()))
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    expect(new URL(page.url()).search).toBe(new URL(other.url()).search)
    await page.goto('/account/order-history')
    const today = page.getByRole('main').getByRole('article').filter({ hasText: '2 March 2026' })
    await expect(today, 'one of the account before, and the new one').toHaveCount(2)
    await expect(today.filter({ hasText: 'Ribbon Satin Lipstick' })).toHaveCount(1)
  })
})
