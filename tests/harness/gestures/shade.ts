import type { Page } from '@playwright/test'

/**
 * Chooses a shade of the product of the page, as a shopper presses what they see. The radio button lies under its swatch, so the press is forced, and so would
 * not wait for the first frame.
 */
export async function chooseShade(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.getByRole('radio', { name, exact: true }).check({ force: true })
}
