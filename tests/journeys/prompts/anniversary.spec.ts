import { expect, test } from 'compact/playwright'
import { keptForShopper, PROMPTING_PAGE, promptDialog } from '#tests/harness/gestures/prompts.ts'

const TEASER = /^Your anniversary gift arrives in/
const TOAST = "We'll email you a reminder"

test.describe('a plus member who may see both prompts', () => {
  test.use({ scenario: 'prompt-teaser-then-discovery' })

  test('sees the teaser, and closing it marks both as seen [PROMPT-01, PROMPT-02, PROMPT-09, PROMPT-10, PROMPT-12, PROMPT-13, ANNIV-01, ANNIV-02, ANNIV-03, ANNIV-04, ANNIV-08, ANNIV-18, ANNIV-19]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, 'Your anniversary gift arrives in 19 days...')
    await expect(modal).toBeVisible()
    await expect(modal.getByText('A year of Plus, and a present to say thank you.')).toBeVisible()
    const gifts = modal.getByRole('article').getByRole('link')
    await expect(gifts).toHaveText(['Ribbon Satin Lipstick', 'Fig & Salt Candle', 'Dry Body Oil, Neroli', 'Overnight Ceramide Cream'])
    await expect(gifts.first()).toHaveAttribute('href', '/products/ribbon-satin-lipstick')
    await expect(modal.getByText('One gift a year for Plus members')).toBeVisible()
    await expect(modal.getByRole('link', { name: "T&C's apply" })).toHaveAttribute('href', '/legal/terms-and-conditions')
    await expect(modal.getByRole('button', { name: 'Close this window' })).toBeFocused()
    await accessible()

    // Nothing is marked before it is closed.
    await journal.expectNotCalled('addUserPrompt')
    await modal.getByRole('button', { name: 'close', exact: true }).click()
    await expect(modal).toBeHidden()
    // It opened by itself: the page goes on where it begins.
    await expect(page.locator('body')).toBeFocused()
    await journal.expectCalled('addUserPrompt', { prompt: 'ANNIVERSARY_GIFT_TEASER' })
    await journal.expectCalled('addUserPrompt', { prompt: 'DISCOVERY_JOURNEY_MODAL' })
    expect(await journal.entries('addUserPrompt')).toHaveLength(2)
    expect(await keptForShopper(page, 'local', 'UserPrompts')).toEqual({
      user: 'uk-plus-member',
      store: 'en-GB',
      value: ['ANNIVERSARY_GIFT_TEASER', 'DISCOVERY_JOURNEY_MODAL'],
    })

    await page.goto('/shop/makeup')
    await page.waitForLoadState('networkidle')
    expect(await journal.entries('getUserPrompts')).toHaveLength(1)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })
})

test.describe('a plus member who has seen the discovery journey', () => {
  test.use({
    scenario: 'prompt-discovery-seen',
    expectedMessages: [{ text: /503|Failed requesting anniversary reminder/, reason: 'the fault that is asked for' }],
  })

  test('asks for an email: a failure keeps the modal, success closes it with a toast [ANNIV-05, ANNIV-06, ANNIV-07, PROMPT-13]', async ({
    page,
    journal,
    faults,
  }) => {
    await faults.set('requestAnniversaryReminder;status=503')
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, TEASER)
    const remind = modal.getByRole('button', { name: "Email me when it's here" })
    await remind.click()
    await expect(modal.getByRole('alert')).toHaveText("We couldn't set your reminder. Please try again.")
    await journal.expectNotCalled('addUserPrompt')

    await faults.clear()
    await remind.click()
    const toast = page.getByText(TOAST)
    await expect(toast).toBeVisible()
    const from = Date.now()
    await expect(modal).toBeHidden()
    await journal.expectCalled('addUserPrompt', { prompt: 'ANNIVERSARY_GIFT_TEASER' })
    expect(await journal.entries('addUserPrompt')).toHaveLength(1)
    await expect(toast).toBeHidden({ timeout: 8_000 })
    expect(Date.now() - from).toBeGreaterThan(4_000)
  })
})

for (const [scenario, heading] of [
  ['anniversary-later-today', '0 days'],
  ['anniversary-tomorrow-night', '1 day'],
  ['anniversary-in-32-days', '31 days'],
  ['anniversary-days-literal&flag.experiment-anniversary-teaser=1', '19 day(s)'],
]) {
  test.describe(`${scenario}`, () => {
    test.use({ scenario: `${scenario}`, timezoneId: 'UTC' })

    test(`the teaser says ${heading} [ANNIV-01, ANNIV-12, ANNIV-13, ANNIV-14]`, async ({ page }) => {
      await page.goto(PROMPTING_PAGE)
      await expect(promptDialog(page, `Your anniversary gift arrives in ${heading}...`)).toBeVisible()
    })
  })
}

for (const [scenario, clauses] of [
  ['anniversary-ends-now', 'ANNIV-12'],
  ['anniversary-in-33-days', 'ANNIV-12'],
  ['anniversary-past', 'ANNIV-12, ANNIV-13'],
  ['anniversary-other-plan', 'ANNIV-09'],
  ['anniversary-not-active', 'ANNIV-10'],
  ['anniversary-cancelled&flag.experiment-anniversary-teaser=1', 'ANNIV-11'],
]) {
  test.describe(`${scenario}`, () => {
    test.use({ scenario: `${scenario}` })

    test(`no teaser, and no request for its gifts [${clauses}]`, async ({ page, journal }) => {
      await page.goto(PROMPTING_PAGE)
      await journal.expectCalled('me')
      await page.waitForLoadState('networkidle')
      await journal.expectNotCalled('getAnniversaryGiftModal')
    })
  })
}

test.describe('without gifts', () => {
  test.use({ scenario: 'anniversary-no-gifts&flag.experiment-anniversary-teaser=1' })

  test('an editor is asked nothing either, and the gifts are those of the branch that they preview', async ({ page, journal }) => {
    await page.goto(`/api/preview?branch=spring&redirectTo=${encodeURIComponent(PROMPTING_PAGE)}`)
    await journal.expectCalled('getAnniversaryGiftModal', { branchName: 'spring', preview: true })
    await expect(promptDialog(page, TEASER)).toBeHidden()
  })

  test('no teaser [ANNIV-15]', async ({ page, journal }) => {
    await page.goto(PROMPTING_PAGE)
    await journal.expectCalled('getAnniversaryGiftModal')
    await page.waitForFunction(() => performance.now() > 3_000)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })
})

test.describe('when the gifts cannot be had', () => {
  test.use({
    scenario: 'anniversary-gifts-fail',
    expectedMessages: [{ text: /503|Failed fetching anniversary gifts/, reason: 'the fault that is asked for' }],
  })

  test('no teaser, and a line in the log', async ({ page, journal }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed fetching anniversary gifts'))
    await page.goto(PROMPTING_PAGE)
    await logged
    await page.waitForFunction(() => performance.now() > 3_000)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await journal.expectNotCalled('addUserPrompt')
  })
})

test.describe('with the experiment off', () => {
  test.use({ scenario: 'anniversary-teaser-off' })

  test('no teaser, and the flag is recorded as 0 [ANNIV-16, ANNIV-17]', async ({ page, journal }) => {
    await page.goto(PROMPTING_PAGE)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('experiment-views'))).toContain('experiment-anniversary-teaser:0')
    await page.waitForLoadState('networkidle')
    await journal.expectNotCalled('getAnniversaryGiftModal')
  })
})
