import { expect, test } from 'compact/playwright'
import { hydrated } from '#tests/harness/gestures/form.ts'
import { signUpArrow as arrow, signUpField as field } from '#tests/harness/gestures/newsletter.ts'

test.describe('the newsletter', () => {
  test.use({ scenario: 'newsletter' })

  test('takes an email address, says so, and clears the field [NEWSLETTER-01, NEWSLETTER-02, NEWSLETTER-03, NEWSLETTER-04, NEWSLETTER-05, NEWSLETTER-07, NEWSLETTER-08, OP-NEWS-01, OP-NEWS-02, OP-NEWS-04, SCOPE-17]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto('/contact')
    await hydrated(field(page))
    await expect(field(page)).toHaveAttribute('placeholder', 'Enter your email address here')
    await expect(field(page)).toHaveAttribute('type', 'email')
    await arrow(page).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription('Enter your email address.')
    await field(page).fill('ada')
    await arrow(page).click()
    await expect(field(page)).toHaveAccessibleDescription('Enter an email address like name@example.com.')
    await accessible()
    await journal.expectNotCalled('addEmailContact')

    await field(page).fill('ada@example.com')
    await arrow(page).dblclick()
    const modal = page.getByRole('dialog', { name: 'Thank you for signing up' })
    await expect(modal).toContainText("You're on the list.")
    await expect(field(page)).toHaveValue('')
    await accessible()
    await journal.expectCalled('addEmailContact', { email: 'ada@example.com', country: 'UK', source: 'Email Footer' })
    expect(await journal.entries('addEmailContact')).toHaveLength(1)
    await modal.getByRole('button', { name: 'Continue Shopping' }).click()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('that fails says so each time, and keeps what was typed [NEWSLETTER-06, NEWSLETTER-07, NEWSLETTER-09]', async ({ page, faults }) => {
    await page.goto('/us/contact')
    await hydrated(field(page))
    const modal = page.getByRole('dialog', { name: 'Sorry, something went wrong' })
    // An address that refuses mail, then a contract that throws.
    for (const [address, fault] of [['bounce@example.com'], ['ada@example.com', 'newsletter-fails']] as const) {
      if (fault) await faults.set(fault)
      await field(page).fill(address)
      await arrow(page).click()
      await expect(modal).toContainText('Please try again later.')
      await modal.getByRole('button', { name: 'Continue Shopping' }).click()
      await expect(modal).toBeHidden()
      await expect(field(page)).toHaveValue(address)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted, and the page says what became of it [NEWSLETTER-05, NEWSLETTER-06]', async ({ page }) => {
    await page.goto('/us/contact')
    for (const [address, outcome] of [
      ['ada@example.com', "Thank you for signing up. You're on the list."],
      ['bounce@example.com', 'Sorry, something went wrong. Please try again later.'],
    ] as const) {
      await field(page).fill(address)
      await arrow(page).click()
      await expect(page).toHaveURL(/\/us\/contact#newsletter-/)
      await expect(page.getByText(outcome)).toBeVisible()
    }
  })
})
