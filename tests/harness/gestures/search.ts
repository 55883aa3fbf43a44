import { expect, type Locator, type Page } from '@playwright/test'

/** The panel that search opens over the window. */
export const searchPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })

/** The input of the panel. */
export const searchInput = (page: Page): Locator => searchPanel(page).getByRole('textbox', { name: 'Search' })

/** The card of a product that the panel suggests. */
export const foundCard = (page: Page, name: string): Locator =>
  searchPanel(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens the panel from the header and waits until its input is ready. */
export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(searchInput(page)).toBeFocused()
  // Its content has loaded.
  await expect(searchPanel(page).getByRole('heading', { name: 'Popular searches' })).toBeVisible()
}
