import { expect, type Locator, type Page } from '@playwright/test'

/** Errors that the page tells of, newest first. */
export const errors = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** Warnings and information that the page tells of and that can be closed, newest first. */
export const notices = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })

/** Closes one of them. A press from before the page is alive does nothing, and is made again. */
export async function closeNotice(notice: Locator): Promise<void> {
  await expect(async () => {
    if (await notice.isVisible()) await notice.getByRole('button', { name: /^Close( the notification)?$/ }).click()
    await expect(notice).toBeHidden({ timeout: 500 })
  }).toPass()
}
