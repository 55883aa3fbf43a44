import { scriptedForm } from '#tests/harness/gestures/form.ts'
import { expect } from '#tests/storybook/stage.ts'
import { failure, type Journey, press, problems, type } from '../journey.ts'

/** Logging in, registering, and what a guest tells instead. */
export const loginJourneys: readonly Journey[] = [
  {
    name: 'a login is refused',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/login')
      await expect(page.locator('form[novalidate]').first()).toBeVisible()
      await page.getByRole('button', { name: 'Log in' }).click()
      await problems(page)
      await note('What was left out')
      await type(page, { Email: 'nobody@example.com' })
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/LOGIN_REJECTED|login/)
      await expect(page.getByRole('group', { name: /wrong|try again/i })).toBeVisible()
      await note('What was refused')
    },
  },
  {
    name: 'a registration is refused',
    scenario: 'store=en-US&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/us/register')
      await scriptedForm(page, 'register')
      await press(page, 'Create account')
      await problems(page)
      await note('What was left out')
      await type(page, { 'First name': 'Ada', 'Last name': 'Moor', Email: 'annual-member.us@example.com' })
      await page.getByLabel('Password', { exact: true }).fill('Password1')
      await expect(page.locator('#register').getByRole('status')).toHaveText(/^Weak/)
      await note('A weak password', '#register')
      await page.getByLabel('Password', { exact: true }).fill('river copper lantern')
      await expect(page.locator('#register').getByRole('status')).toHaveText('Strong.')
      await press(page, 'Create account')
      await failure(page)
      await note('An email that has an account')
    },
  },
  {
    name: 'a guest tells who orders',
    scenario: 'store=en-US&shopper=guest&basket=one-item',
    walk: async (page, note) => {
      await page.goto('/us/guest-details')
      await scriptedForm(page, 'guest-details')
      await type(page, { Email: 'ada at example', 'First name': 'Ada' })
      await page.getByLabel(/^Mobile/).fill('12')
      await press(page, 'Continue to checkout')
      await problems(page)
      await note('What is wrong and what was left out')
    },
  },
  {
    name: 'a forgotten password is set anew',
    scenario: 'password-reset-link',
    walk: async (page, note) => {
      await page.goto('/forgot-password')
      await scriptedForm(page, 'forgot-password')
      await type(page, { Email: 'reset-fails@example.com' })
      await press(page, 'Send the link')
      await failure(page)
      await note('The email cannot be sent')
      await page.goto('/reset-password?token=reset-link')
      await scriptedForm(page, 'reset-password')
      await note('The page that the link leads to')
      await page.getByLabel('New password').fill('river copper lantern')
      await press(page, 'Save password')
      await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()
      await note('The password is changed')
      await page.goto('/reset-password?token=reset-link')
      await scriptedForm(page, 'reset-password')
      await page.getByLabel('New password').fill('river copper lantern')
      await press(page, 'Save password')
      await failure(page)
      await note('The link was used')
    },
  },
  {
    name: 'a code comes by email',
    scenario: 'sign-in-code',
    walk: async (page, note) => {
      await page.goto('/signin/code')
      await scriptedForm(page, 'send-code')
      await type(page, { Email: 'plus-member.uk@example.com' })
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page.locator('#enter-code-passcode')).toBeVisible()
      await scriptedForm(page, 'enter-code')
      await note('The code was sent')
      await page.locator('#enter-code-passcode').fill('000000')
      await page.locator('#enter-code').getByRole('button').first().click()
      await problems(page)
      await note('A code that is wrong')
    },
  },
]
