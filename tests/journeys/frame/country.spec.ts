import { expect, test } from 'compact/playwright'
import { keptChoice, countryPopup as popup, countrySelector as selector } from '#tests/harness/gestures/country.ts'

test.describe('a visitor who seems to be in the US, in the UK store', () => {
  test.use({ scenario: 'country-popup-detected' })

  test('is asked once, stays where they are, and is not asked again [COUNTRY-04, COUNTRY-05, COUNTRY-06, COUNTRY-07, COUNTRY-09, COUNTRY-11]', async ({
    page,
    context,
    accessible,
    journal,
  }) => {
    await page.goto('/contact')
    await expect(popup(page)).toBeVisible()
    const choice = popup(page).getByRole('combobox', { name: 'Deliver to' })
    await expect(choice.getByRole('option')).toHaveText(['United Kingdom', 'United States'])
    expect(await choice.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
      'en-GB',
      'en-US',
    ])
    // The store that it suggests is the one that is chosen.
    await expect(choice).toHaveValue('en-US')
    await accessible()

    // Closed without a choice: it does not ask again in this tab, and nothing is stored.
    await page.keyboard.press('Escape')
    await page.goto('/')
    await expect(selector(page)).toHaveText('United Kingdom (GBP)')
    await expect(popup(page)).toBeHidden()
    expect(await keptChoice(context)).toBeUndefined()

    await selector(page).click()
    await expect(choice).toHaveValue('en-GB')
    await popup(page).getByRole('button', { name: 'OK' }).click()
    await expect(popup(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => keptChoice(context)).toBe('UK')
    expect(await journal.entries('viewerCountry')).toHaveLength(1)
  })
})

test.describe('a member who chose the US store before, in the UK store', () => {
  test.use({ scenario: 'uk-plus-member&browser=prefers-us' })

  test('keeps all until they confirm; then they are logged out, and the same page opens in the other store [COUNTRY-08, COUNTRY-12, COUNTRY-13, COUNTRY-14, COUNTRY-15, COUNTRY-17, SCOPE-26]', async ({
    page,
    context,
    journal,
  }) => {
    await page.goto('/us/contact')
    await page.goto('/shop/makeup')
    await expect(popup(page)).toBeVisible()
    await journal.expectNotCalled('logout')
    const user = () => page.evaluate(() => localStorage.getItem('user'))
    await expect.poll(user).toContain('"isLoggedIn":true')

    await popup(page).getByRole('combobox').selectOption('United States')
    await popup(page).getByRole('button', { name: 'OK' }).click()

    await expect(page).toHaveURL(/\/us\/shop\/makeup$/)
    await journal.expectCalled('logout')
    expect(await keptChoice(context)).toBe('US')
    await expect(selector(page)).toHaveText('United States (USD)')
    await expect(popup(page)).toBeHidden()
    expect((await user()) ?? '').not.toContain('"isLoggedIn":true')

    // It replaced the previous page in the history.
    await page.goBack()
    await expect(page).toHaveURL(/\/us\/contact$/)
  })
})

test.describe('a page that names no page in the other store', () => {
  test.use({ scenario: 'page-without-alternate' })

  test('leads to the other store’s home page, by the flag in the footer [COUNTRY-01, COUNTRY-02, COUNTRY-03, COUNTRY-10, COUNTRY-16]', async ({
    page,
  }) => {
    await page.goto('/shop/makeup')
    await expect(selector(page)).toHaveText('United Kingdom (GBP)')
    await selector(page).click()
    await popup(page).getByRole('combobox').selectOption('United States')
    await popup(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/us$/)
    await expect(selector(page)).toHaveText('United States (USD)')
  })
})

test.describe('when nobody can tell where the visitor is', () => {
  test.use({
    scenario: 'fault-country-fails',
    expectedMessages: [
      { text: /country selector failed|502|viewer-country/, reason: 'the failure is logged, and the browser reports its status' },
    ],
  })

  test('the place of the selector is empty, and the log says so [COUNTRY-18]', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) => message.text().includes('The country selector failed.'))
    await page.goto('/contact')
    expect((await warned).type()).toBe('warning')
    await expect(selector(page)).toBeHidden()
    await expect(popup(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to the same page in the other store [COUNTRY-03]', async ({ page }) => {
    await page.goto('/us/contact')
    await page.getByRole('link', { name: 'Go to the UK store' }).click()
    await expect(page).toHaveURL(/[^s]\/contact$/)
  })
})
