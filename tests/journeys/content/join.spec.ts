import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { payButton, paymentIsLive } from '#tests/harness/gestures/checkout.ts'
import { topInWindow } from '#tests/harness/gestures/membership-toggle.ts'
import { logIn } from '#tests/harness/gestures/session.ts'

test('a guest compares the plans, puts one into the bag in one press, and the page says so', async ({ page, accessible }) => {
  await page.goto('/join')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Ottilie+' })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Add Annual Membership' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await page.goto('/join')
  await expect(page.getByText('Annual Membership is in your bag')).toBeVisible()
})

test.describe('a gift membership', () => {
  test.use({ scenario: 'store=en-GB&shopper=annual-member&basket=empty' })

  test('is given with a message, paid for, and redeemed once by whoever got the email [SCOPE-10, ROUTE-16]', async ({
    page,
    world,
    accessible,
  }) => {
    const june = shopperById('uk-non-member')
    await page.goto('/gift-memberships')
    await page.getByRole('link', { name: 'Send Gift Membership with a message' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gift membership' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to bag' }).click()
    const faults = page.getByRole('group', { name: 'Check these and try again' })
    await expect(faults).toBeFocused()
    // Side by side in one line, though one of the two has a hint.
    expect(await topInWindow(page.getByLabel('Their name'))).toBe(await topInWindow(page.getByLabel('Their email')))
    await accessible()
    await page.getByLabel('Their name').fill('June')
    await page.getByLabel('Their email').fill(june.email)
    await page.getByLabel('Your message').fill('Happy birthday')
    await page.getByRole('button', { name: 'Add to bag' }).click()
    await expect(page).toHaveURL(/\/basket$/)
    await expect(page.getByRole('main').getByText('For June')).toBeVisible()

    await page.goto('/checkout')
    await paymentIsLive(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/success/)

    const [mail] = (await world.inspect()).sentMails
    expect(mail).toMatchObject({ purpose: 'gift', to: june.email, gift: { recipientName: 'June', message: 'Happy birthday' } })
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await logIn(page, { email: june.email, password: shopperPassword })
    await page.goto(mail?.link ?? '')
    await page.getByRole('button', { name: 'Redeem the gift' }).click()
    await expect(page.getByText('Gift Membership is yours')).toBeVisible()
    await accessible()
    await page.goto(mail?.link ?? '')
    await page.getByRole('button', { name: 'Redeem the gift' }).click()
    await expect(faults).toContainText('This gift was redeemed before.')
  })
})

test('a quiz is left, and gone on with where it was by whoever allows what that needs', async ({ page, context, baseURL }) => {
  const allows = { name: 'ottilie-consent', value: encodeURIComponent('necessary,functional'), url: baseURL ?? '' }
  await context.addCookies([allows])
  await page.goto('/quiz/skincare')
  const main = page.getByRole('main')
  const chosen = await main.getByRole('radio').first().getAttribute('value')
  for (const group of await main.getByRole('group').all()) await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/step=2/)
  // It is kept once its script is there.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ottilie-quiz'))).toContain(chosen ?? '')
  await page.goto('/quiz/skincare')
  await main.getByRole('link', { name: 'Go on where you were' }).click()
  await expect(page).toHaveURL(/step=2/)
  await main.getByRole('link', { name: 'Back' }).click()
  await expect(main.getByRole('radio').and(page.locator(`[value="${chosen}"]`))).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the quiz leads from search through its steps to a routine at both prices', async ({ page }) => {
    await page.goto('/us/quiz/skincare?from=search')
    const main = page.getByRole('main')
    const finish = main.getByRole('button', { name: 'See my routine' })
    while ((await finish.count()) === 0) {
      for (const group of await main.getByRole('group').all())
        await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
      const address = page.url()
      await main.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL((url) => url.href !== address)
    }
    for (const group of await main.getByRole('group').all()) await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
    await finish.click()
    await expect(page.getByRole('heading', { name: 'Your routine' })).toBeVisible()
    await page.getByRole('button', { name: 'Add the whole routine' }).click()
    await expect(page).toHaveURL(/\/us\/basket$/)
  })
})
