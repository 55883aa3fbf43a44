import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { addToBasket, basketDrawer, basketLines, goToCheckout, summaryLine } from '#tests/harness/gestures/basket.ts'
import { fillCard, payButton, paymentIsLive } from '#tests/harness/gestures/checkout.ts'
import { scriptedForm } from '#tests/harness/gestures/form.ts'
import { topInWindow } from '#tests/harness/gestures/membership-toggle.ts'
import { logIn, logOut } from '#tests/harness/gestures/session.ts'
import type { Page } from '#tests/storybook/stage.ts'

/** Above the free trials. */
const TRIALS = 'Try it first'

test('a guest compares the plans, puts one into the bag in one press, and has bought it as a member when the order is placed [SCOPE-03]', async ({
  page,
  accessible,
  run,
}) => {
  await page.goto('/products/ribbon-satin-lipstick')
  await addToBasket(page)
  await page.goto('/join')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Ottilie+' })).toBeVisible()
  await expect(page.getByRole('heading', { name: TRIALS })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Add Annual Membership' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(summaryLine(page, "Member's discount")).toBeVisible()
  await page.waitForLoadState()
  await page.goto('/join')
  await expect(page.getByText('Annual Membership is in your bag')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Review bag & checkout' }).click()
  await goToCheckout(page)

  // A membership belongs to an account. One that an earlier run left would be in the way.
  await expect(page).toHaveURL(/\/register\?redirectTo=%2Fcheckout$/)
  await scriptedForm(page, 'register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moor')
  await page.getByLabel('Email', { exact: true }).fill(`ada.${run}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('river copper lantern')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Address line 1' }).fill('14 Larkfield Terrace')
  await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('LS6 3BN')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await paymentIsLive(page)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('checkbox', { name: /^I agree that my membership renews/ }).check()
  const amount = (await payButton(page).innerText()).replace('Pay ', '').trim()
  await payButton(page).click()
  await expect(page.getByText('Your Annual Membership is active. It renews on')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(`Total paid${amount}`)
  await expect(page.getByText(/^Member’s Prices saved you £\d/)).toBeVisible()
  await accessible()
})

test('whoever had a trial is told so on the page that everybody shares, and is offered none', async ({ page }) => {
  await logIn(page, { email: shopperById('uk-lapsed-member').email, password: shopperPassword })
  await page.goto('/join')
  await expect(page.getByText('Free trials are for new members.')).toBeVisible()
  for (const offer of [page.getByText(TRIALS), page.getByText('Try it free')]) {
    await expect(offer, 'it is in the page').toHaveCount(1)
    await expect(offer).toBeHidden()
  }
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
    await page.waitForLoadState()
    // Side by side in one line, though one of the two has a hint.
    expect(await topInWindow(page.getByLabel('Their name'))).toBe(await topInWindow(page.getByLabel('Their email')))
    await accessible()
    await page.getByLabel('Their name').fill('June')
    await page.getByLabel('Their email').fill(june.email)
    await page.getByLabel('Your message').fill('Happy birthday')
    await page.getByRole('button', { name: 'Add to bag' }).click()
    await expect(page).toHaveURL(/\/basket$/)
    await expect(page.getByRole('main').getByText('For June')).toBeVisible()
    await page.waitForLoadState()

    await page.goto('/checkout')
    await paymentIsLive(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/success/)

    const [mail] = (await world.inspect()).sentMails
    expect(mail).toMatchObject({ purpose: 'gift', to: june.email, gift: { recipientName: 'June', message: 'Happy birthday' } })
    await page.waitForLoadState()
    await logOut(page)
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

/** Answers each question from the step that is open with its first option, and asks for what it comes to. */
async function finishQuiz(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const finish = main.getByRole('button', { name: 'See my routine' })
  const answer = async () => {
    await page.waitForLoadState()
    for (const group of await main.getByRole('group').all()) await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
  }
  while ((await finish.count()) === 0) {
    await answer()
    const address = page.url()
    await main.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => url.href !== address)
  }
  await answer()
  await finish.click()
  await expect(page.getByRole('heading', { name: 'Your routine' })).toBeVisible()
}

test('a quiz is left, gone on with where it was by whoever allows what that needs, and leads to a routine that is put into the bag [SCOPE-15]', async ({
  page,
  context,
  baseURL,
  accessible,
}) => {
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
  await finishQuiz(page)
  await accessible()
  const products = await main.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts()
  expect(products.length).toBeGreaterThan(1)
  // What it comes to is there: nothing of the answers stays.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ottilie-quiz'))).toBeNull()
  // The words above a card leave its button in sight.
  await main
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^Add to Bag/ })
    .click()
  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
  await basketDrawer(page).getByRole('button', { name: 'Continue Shopping' }).click()
  await expect(basketDrawer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Add the whole routine' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  for (const product of products) await expect(basketLines(page).filter({ hasText: product })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the quiz leads from search through its steps to a routine at both prices', async ({ page }) => {
    await page.goto('/us/quiz/skincare?from=search')
    await finishQuiz(page)
    await page.getByRole('button', { name: 'Add the whole routine' }).click()
    await expect(page).toHaveURL(/\/us\/basket$/)
  })
})
