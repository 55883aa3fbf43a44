import { expect, type Locator, type Page } from '@playwright/test'

/** The page's error notices, newest first. */
export const errors = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** The page's closable warnings and information, newest first. */
export const notices = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })

/** Closes a notice. A press before hydration may do nothing, or close the notice only later, while the next press looks for it. */
export async function closeNotice(notice: Locator): Promise<void> {
  await expect(async () => {
    if (await notice.isVisible()) await notice.getByRole('button', { name: /^Close( the notification)?$/ }).click({ timeout: 1_000 })
    await expect(notice).toBeHidden({ timeout: 500 })
  }).toPass()
}
