import type { Locator, Page } from '@playwright/test'

/** The field for the email address in the footer. */
export function signUpField(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('textbox', { name: 'Enter your email address here' })
}

/** The arrow button that submits it. */
export function signUpArrow(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Sign up' })
}
