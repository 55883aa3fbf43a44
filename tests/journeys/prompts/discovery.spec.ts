import { expect, test } from 'compact/playwright'
import { keptForShopper, PROMPTING_PAGE, promptDialog } from '#tests/harness/gestures/prompts.ts'

const TITLE = 'Your Perks got better!'
const SLIDES = 'getDiscoveryJourneySlides'

test.describe('a plus member far from the anniversary', () => {
  test.use({ scenario: 'prompt-discovery-only' })

  test('walks through the perks and goes to all of them [DISCOVERY-01, DISCOVERY-02, DISCOVERY-03, DISCOVERY-04, DISCOVERY-05, DISCOVERY-06, DISCOVERY-08, DISCOVERY-09, DISCOVERY-11, DISCOVERY-14, DISCOVERY-18, DISCOVERY-22, PROMPT-09, PROMPT-10, PROMPT-11, PROMPT-14]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, TITLE)
    const heading = modal.getByRole('heading', { level: 3 })
    const progress = modal.getByRole('progressbar')
    const next = modal.getByRole('button', { name: 'Continue' })
    const back = modal.getByRole('button', { name: 'Back' })
    await expect(heading).toHaveText('Welcome To Your New & Improved Member Rewards')
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 3')
    await expect(back).toBeHidden()
    await accessible()

    await next.click()
    await expect(heading).toHaveText('Your Member Perks')
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 3')
    await expect(modal.getByRole('group', { name: 'Step 2 of 3 Your Member Perks' })).toBeFocused()
    const perks = modal.getByRole('group', { name: 'Your Member Perks', exact: true })
    await expect(perks.getByRole('listitem').first()).toContainText('The Member’s Price on everything')
    await perks.getByRole('button', { name: 'Perks, page 2' }).click()
    await expect(perks.getByText('On orders over £40')).toBeInViewport()
    await expect(modal.getByText('fully-fledged')).toBeHidden()
    await expect(back).toBeVisible()
    await accessible()

    await next.click()
    await expect(heading).toHaveText('Your Redeemed Perks')
    await expect(modal.getByText('Saved over the last 12 months')).toBeVisible()
    await expect(modal.getByRole('listitem').filter({ hasText: 'Member’s Prices' })).toContainText('£')
    await accessible()
    await back.click()
    await expect(heading).toHaveText('Your Member Perks')
    await next.click()

    await journal.expectNotCalled('addUserPrompt')
    expect(await journal.entries(SLIDES)).toHaveLength(1)
    await modal.getByRole('link', { name: 'View Perks' }).click()
    await expect(page).toHaveURL(/\/account\/member-benefits$/)
    await journal.expectCalled('addUserPrompt', { prompt: 'DISCOVERY_JOURNEY_MODAL' })
    expect(await journal.entries('addUserPrompt')).toHaveLength(1)
  })
})

test.describe('a lapsed member', () => {
  test.use({ scenario: 'discovery-lapsed' })

  test('ends at the invitation to join, which nothing to renew does not bar [DISCOVERY-10, DISCOVERY-12, DISCOVERY-13, DISCOVERY-17, DISCOVERY-20]', async ({
    page,
  }) => {
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, TITLE)
    const next = modal.getByRole('button', { name: 'Continue' })
    await next.click()
    await next.click()
    await expect(modal.getByRole('heading', { level: 3 })).toHaveText('Your Redeemed Perks')
    await expect(modal.getByRole('button', { name: 'Back' })).toBeVisible()
    await next.click()
    await expect(modal.getByRole('heading', { level: 3 })).toHaveText('No Active Membership')
    expect(await keptForShopper(page, 'session', 'failed-renewal-modal')).toMatchObject({ value: 'NO_ENTITLEMENT' })
    await expect(modal.getByRole('button', { name: 'Back' })).toBeVisible()
    await modal.getByRole('link', { name: 'Join Now' }).click()
    await expect(page).toHaveURL(/\/join$/)
  })
})

test.describe('a member in a 60-day trial', () => {
  test.use({ scenario: 'discovery-trial' })

  test('reads of perks that are still to come [DISCOVERY-15, DISCOVERY-19]', async ({ page }) => {
    await page.goto(PROMPTING_PAGE)
    const modal = promptDialog(page, TITLE)
    await modal.getByRole('button', { name: 'Continue' }).click()
    await expect(modal.getByText('These perks are yours when you become a fully-fledged member')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    // It opened by itself: the page goes on where it begins.
    await expect(page.locator('body')).toBeFocused()
  })
})

for (const [scenario, rule, action] of [
  ['discovery-perks-and-join', 'Continue, as a slide follows', 'Continue'],
  ['discovery-perks-and-join&flag.discovery-view-perks=literal', 'View Perks, as no redeemed perks follow', 'View Perks'],
] as const) {
  test.describe(`${rule}`, () => {
    test.use({ scenario })

    test('is what the perks end in [DISCOVERY-07]', async ({ page }) => {
      await page.goto(PROMPTING_PAGE)
      const modal = promptDialog(page, TITLE)
      await expect(modal.getByRole('heading', { level: 3 })).toHaveText('Your Member Perks')
      await expect(modal.getByRole(action === 'Continue' ? 'button' : 'link', { name: action })).toBeVisible()
    })
  })
}

for (const [scenario, clauses] of [
  ['discovery-after-renewal-closed', 'DISCOVERY-17'],
  ['discovery-after-renewal-followed', 'DISCOVERY-17'],
  ['discovery-barred-by-any-renewal&flag.experiment-use-discovery-journey=1', 'DISCOVERY-17'],
  ['discovery-non-member', 'DISCOVERY-21'],
  ['prompt-all-seen', 'PROMPT-15'],
  ['prompt-list-cached', 'PROMPT-01, PROMPT-02'],
  ['discovery-journey-off', 'PROMPT-11'],
] as const) {
  test.describe(`${scenario}`, () => {
    test.use({ scenario })

    test(`no discovery journey, and no request for its slides [${clauses}]`, async ({ page, journal }) => {
      await page.goto(PROMPTING_PAGE)
      await page.waitForLoadState('networkidle')
      await journal.expectNotCalled(SLIDES)
      if (scenario === 'prompt-list-cached') await journal.expectNotCalled('getUserPrompts')
    })
  })
}

test.describe('a guest', () => {
  test.use({ scenario: 'prompt-guest' })

  test('is asked nothing [PROMPT-08, DISCOVERY-16]', async ({ page, journal }) => {
    await page.goto(PROMPTING_PAGE)
    await page.waitForLoadState('networkidle')
    await journal.expectNotCalled('getUserPrompts')
    await journal.expectNotCalled(SLIDES)
  })
})

test.describe('pages without prompts', () => {
  test.use({ scenario: 'prompt-teaser-then-discovery&basket=one-item' })

  test('ask for none, the next page does [PROMPT-04, PROMPT-05, PROMPT-06, PROMPT-07]', async ({ page, journal }) => {
    for (const path of ['/basket', '/checkout', '/login', '/signin', '/register']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await journal.entries('getUserPrompts'), path).toEqual([])
    }
    await page.goto(PROMPTING_PAGE)
    await journal.expectCalled('getUserPrompts')
  })
})

test.describe('when nobody can tell what was seen', () => {
  test.use({
    scenario: 'prompt-list-fails',
    expectedMessages: [{ text: /503|Failed fetching user prompts/, reason: 'the fault that is asked for' }],
  })

  test('no prompt, and nothing is stored [PROMPT-03]', async ({ page, journal }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed fetching user prompts'))
    await page.goto(PROMPTING_PAGE)
    await logged
    expect(await keptForShopper(page, 'local', 'UserPrompts')).toBeNull()
    await page.waitForLoadState('networkidle')
    await journal.expectNotCalled('getAnniversaryGiftModal')
    await journal.expectNotCalled(SLIDES)
  })
})

test.describe('with a journey of no slides', () => {
  test.use({ scenario: 'discovery-no-slides' })

  test('no journey, and nothing is seen [DISCOVERY-23]', async ({ page, journal }) => {
    await page.goto(PROMPTING_PAGE)
    await journal.expectCalled(SLIDES)
    await page.waitForFunction(() => performance.now() > 3_000)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await journal.expectNotCalled('addUserPrompt')
  })
})

test.describe('without slides', () => {
  test.use({
    scenario: 'discovery-slides-fail',
    expectedMessages: [{ text: /503|Failed fetching discovery journey slides/, reason: 'the fault that is asked for' }],
  })

  test('no journey, and a line in the log [DISCOVERY-23]', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed fetching discovery journey slides'))
    await page.goto(PROMPTING_PAGE)
    await logged
    await page.waitForFunction(() => performance.now() > 3_000)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })
})

test.describe('a session that has ended', () => {
  test.use({
    scenario: 'prompt-discovery-only',
    expectedMessages: [{ text: /Failed fetching discovery journey slides/, reason: 'the fault that is asked for' }],
  })

  test('leads to the login and names the way back when the slides are asked for [SESSION-03]', async ({ page, faults }) => {
    await faults.set('getDiscoveryJourneySlides;error=UNAUTHENTICATED')
    await page.goto('/contact')
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fcontact/)
  })
})
