import { expect, type Locator, type Page } from '@playwright/test'

/** The add-to-basket drawer, under any of its names: its previous name may still be fading out. */
export const basketDrawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Added To Basket|Adding to your basket|Not added|Not confirmed yet)$/ })

/** Presses Add to Bag for the page's main product and waits for the drawer's confirmation. */
export async function addToBasket(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()
    .click()
  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
}

/** Follows the drawer's link to the basket page. */
export async function reviewBasket(page: Page): Promise<void> {
  await basketDrawer(page).getByRole('link', { name: 'Review bag & checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
}

/** The lines of the basket page. A removed line remains as a row with its Undo button. */
export const basketLines = (page: Page): Locator => page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')

/** The pricing summary of the basket page. */
export const basketSummary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' })

/** Follows the summary's link to the checkout. Scrolls first: the link moves as the header leaves, and a press that scrolls by itself would miss it. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.waitForLoadState()
  const link = basketSummary(page).getByRole('link', { name: 'Checkout securely' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
}

/** The value of one line of the pricing summary, by label. */
export function summaryLine(page: Page, label: string): Locator {
  return basketSummary(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')
}

/** The quantity field, in a basket with one product. */
export const quantityField = (page: Page): Locator => page.getByRole('spinbutton', { name: /^Quantity of/ })

/** The increase button, in a basket with one product. */
export const increaseButton = (page: Page): Locator => page.getByRole('button', { name: /^Increase quantity of/ })
