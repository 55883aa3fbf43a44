import { expect, test } from 'compact/playwright'
import { cardFrame, fillCard } from '#tests/harness/gestures/checkout.ts'
import { keptForShopper, PROMPTING_PAGE, promptDialog } from '#tests/harness/gestures/prompts.ts'

const TITLE = "We couldn't renew your membership"
const RIGHT = 'getGracePeriodEntitlement'

test.describe('a plus membership that could not be renewed', () => {
  test.use({ scenario: 'renewal-due-with-gift' })

  test('is told once in a session, with what renewing brings [RENEWAL-01, RENEWAL-02, RENEWAL-03, RENEWAL-04, RENEWAL-05, RENEWAL-06, RENEWAL-07, RENEWAL-09, RENEWAL-13, RENEWAL-16, RENEWAL-17, RENEWAL-18]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, TITLE)
    await expect(modal).toBeVisible()
    await expect(modal.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(modal.getByRole('alert')).toHaveText('Membership renewal failed')
    await expect(modal.getByText('Please update your payment method to keep your membership.')).toBeVisible()
    await expect(modal.getByRole('listitem')).toHaveText(['Unlock Member Prices', 'Keep exclusive Member Perks', 'Claim your FREE Gift'])
    await expect(modal.getByText('You have 21 days left to unlock your free gift when you renew your membership')).toBeVisible()
    await expect(modal.getByRole('link', { name: 'T&Cs Apply' })).toHaveAttribute('href', '/legal/terms-and-conditions')
    // The styles of prompts load with the first one.
    await expect(modal.getByRole('list')).toHaveCSS('display', 'grid')
    // The focus is in the modal, which is the only one.
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
    await accessible()

    expect(await keptForShopper(page, 'session', 'failed-renewal-modal')).toBeNull()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    // It opened by itself: the page goes on where it begins.
    await expect(page.locator('body')).toBeFocused()
    await expect
      .poll(() => keptForShopper(page, 'session', 'failed-renewal-modal'))
      .toEqual({ user: 'uk-lapsed-member', store: 'en-GB', value: 'MODAL_CLOSED' })

    await page.goto('/shop/makeup')
    await page.waitForLoadState('networkidle')
    expect(await journal.entries(RIGHT)).toHaveLength(1)
    await expect(modal).toBeHidden()
  })
})

test.describe('in the US store', () => {
  test.use({ scenario: 'us-renewal-failed-with-gift' })

  test('nobody asks on the terms page; from another page the modal leads to the payment details, and a card renews [RENEWAL-10, RENEWAL-12, RENEWAL-14]', async ({
    page,
    journal,
  }) => {
    await page.goto('/us/legal/terms-and-conditions')
    await page.waitForLoadState('networkidle')
    await journal.expectNotCalled(RIGHT)
    // Printed, the terms are their words alone.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 2, name: 'See also' }).or(page.getByRole('banner')).or(page.getByRole('navigation')),
    ).toHaveCount(0)
    await page.emulateMedia({ media: null })

    await page.goto(`/us${PROMPTING_PAGE}`)
    await promptDialog(page, TITLE).getByRole('link', { name: 'Update Payment Details & Renew' }).click()
    await expect(page).toHaveURL(/\/us\/account\/my-membership\/update-payment-details\?onCompletion=reactivate$/)
    expect(await keptForShopper(page, 'session', 'failed-renewal-modal')).toMatchObject({ store: 'en-US', value: 'NAVIGATE_TO_PAYMENT' })

    await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Save card and renew' }).click()
    await expect(page.getByText('your membership runs again')).toBeVisible()
    await expect(promptDialog(page, TITLE)).toBeHidden()
  })
})

test.describe('in the last hours, without a gift', () => {
  test.use({ scenario: 'uk-renewal-last-hours' })

  test('the modal counts hours and promises no gift [RENEWAL-06, RENEWAL-08]', async ({ page }) => {
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, TITLE)
    await expect(modal.getByText('You have 5 hours left to renew your membership')).toBeVisible()
    await expect(modal.getByRole('listitem')).toHaveText(['Unlock Member Prices', 'Keep exclusive Member Perks'])
  })
})

test.describe('with nothing to renew', () => {
  test.use({ scenario: 'renewal-no-entitlement' })

  test('the session remembers it [RENEWAL-15]', async ({ page, journal }) => {
    await page.goto(PROMPTING_PAGE)
    await expect.poll(() => keptForShopper(page, 'session', 'failed-renewal-modal')).toMatchObject({ value: 'NO_ENTITLEMENT' })
    await page.goto('/shop/makeup')
    await page.waitForLoadState('networkidle')
    expect(await journal.entries(RIGHT)).toHaveLength(1)
  })
})

test.describe('when nobody can tell whether there is', () => {
  test.use({
    scenario: 'fault-grace-period-fails',
    expectedMessages: [{ text: /503|Failed fetching grace period entitlement/, reason: 'the fault that is asked for' }],
  })

  test('no modal, a line in the log, and the next page asks again', async ({ page, journal }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed fetching grace period entitlement'))
    await page.goto(PROMPTING_PAGE)
    await logged
    await page.waitForFunction(() => performance.now() > 3_000)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    expect(await keptForShopper(page, 'session', 'failed-renewal-modal')).toBeNull()
    const asked = (await journal.entries(RIGHT)).length
    await page.goto('/shop/makeup')
    await expect.poll(async () => (await journal.entries(RIGHT)).length).toBeGreaterThan(asked)
  })
})

for (const scenario of ['renewal-member', 'renewal-guest']) {
  test.describe(scenario, () => {
    test.use({ scenario })

    test('is not asked about [RENEWAL-11]', async ({ page, journal }) => {
      await page.goto(PROMPTING_PAGE)
      await page.waitForLoadState('networkidle')
      await journal.expectNotCalled(RIGHT)
    })
  })
}

test.describe('while the shop asks where to deliver to', () => {
  test.use({ scenario: 'renewal-due&country=US' })

  test('only one of the two opens', async ({ page }) => {
    await page.goto(PROMPTING_PAGE)
    const open = page.locator('dialog:modal')
    await expect(open).toHaveCount(1)
    await page.waitForFunction(() => performance.now() > 3_500)
    await expect(open).toHaveCount(1)
  })
})
