import { compose, expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { faults, scriptedForm } from '#tests/harness/gestures/form.ts'

const NEW_PASSWORD = 'river copper lantern'

test.describe('a guest of the UK store', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'guest', basket: 'one-item' }) })

  test('registers by keyboard alone, is told what is missing, and goes on where they wanted to [ROUTE-34, ROUTE-35]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto('/register?redirectTo=%2Faccount%2Fwishlist')
    await scriptedForm(page, 'register')
    await page.getByLabel('First name').focus()
    await page.keyboard.press('Enter')
    const missing = faults(page, 'Check these and try again')
    await expect(missing).toBeFocused()
    await expect(missing.getByRole('link')).toHaveText([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email.',
      'Choose a password.',
    ])
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Enter your email.')
    await accessible()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.keyboard.type("Siân O'Hara")
    await page.keyboard.press('Tab')
    await page.keyboard.type('Smith-Jones')
    await page.keyboard.press('Tab')
    await page.keyboard.type('sian@example.com')
    await page.keyboard.press('Tab')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.keyboard.type('Password1')
    const strength = page.locator('#register').getByRole('status')
    await expect(strength).toHaveText('Weak: this password is on every list of common ones.')
    await password.fill(NEW_PASSWORD)
    await expect(strength).toHaveText('Strong.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('type', 'text')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: /^Email me offers/ })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: /^Email me offers/ })).not.toBeChecked()
    await password.press('Enter')

    await expect(page).toHaveURL(/\/account\/wishlist$/)
    await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
    await journal.expectCalled('register', {
      input: { firstName: "Siân O'Hara", lastName: 'Smith-Jones', email: 'sian@example.com', wantsNewsByEmail: false },
    })
  })
})

test.describe('a guest of the US store', () => {
  test.use({ scenario: compose({ store: 'en-US', shopper: 'guest' }) })

  test('registers with an email that has an account, and logs in with it instead [NOTIF-39, NOTIF-37]', async ({ page, accessible }) => {
    const { email } = shopperById('us-annual-member')
    await page.goto('/us/register?redirectTo=%2Fus%2Fbasket')
    await scriptedForm(page, 'register')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Moor')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Email', { exact: true }).fill('register-fails@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(faults(page)).toContainText('There was a technical issue.')
    await expect(faults(page)).toContainText('Error code REG01')

    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(faults(page)).toContainText('Looks like you already have an account.')
    await expect(faults(page)).toContainText('Error code REG02')
    await expect(faults(page)).toBeFocused()
    await accessible()

    await faults(page).getByRole('link', { name: 'Log in with this email' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/us\/basket$/)
    await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scenario: 'uk-guest' })

  test('a registration that is refused has what was typed, except the password, and one that is not logs in [NOTIF-46]', async ({
    page,
  }) => {
    await page.goto('/register?redirectTo=%2Fbasket')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill("O'Moor")
    // A browser's own check lets it through.
    await page.getByLabel('Email', { exact: true }).fill('ada@localhost')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(faults(page, 'Check these and try again')).toContainText('Enter an email address like name@example.com.')
    expect(page.url()).not.toContain('Moor')
    await expect(page.getByLabel('Last name')).toHaveValue("O'Moor")
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@localhost')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(page).toHaveURL(/\/basket$/)
    await page.goto('/login')
    await expect(page.getByText("You're logged in as Ada.")).toBeVisible()
  })
})
