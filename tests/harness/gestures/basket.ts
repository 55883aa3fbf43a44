import { expect, type Locator, type Page } from '@playwright/test'

/** The drawer that confirms an addition, by all that it is called: what it took the place of may still be fading away. */
export const bagDrawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Added To Basket|Adding to your basket|Not confirmed yet)$/ })

/** Presses Add to Bag on the page's own product and waits until the drawer says that it is in the basket. */
export async function addToBag(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()
    .click()
  await expect(bagDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
}

/** Goes from the drawer to the basket page. */
export async function reviewBag(page: Page): Promise<void> {
  await bagDrawer(page).getByRole('link', { name: 'Review bag & checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
}

/** The lines of the bag on its page, and the place of one that was taken out. */
export const basketLines = (page: Page): Locator => page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')

/** What the bag comes to, on its page. */
export const basketSummary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' })

/** One line of the pricing summary, by its label. */
export function summaryLine(page: Page, label: string): Locator {
  return basketSummary(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')
}

/** The lines of the bag on its page. */
export const bagLines = (page: Page): Locator => page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')

/** The quantity of the bag's only product. */
export const quantityField = (page: Page): Locator => page.getByRole('spinbutton', { name: /^Quantity of/ })

/** One more of the bag's only product. */
export const increaseButton = (page: Page): Locator => page.getByRole('button', { name: /^Increase quantity of/ })
