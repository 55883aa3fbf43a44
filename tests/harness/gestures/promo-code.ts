import type { Locator, Page } from '@playwright/test'

/** The field for a promo code on the basket page. */
export const promoField = (page: Page): Locator => page.getByRole('textbox', { name: 'Promo code' })

/** The box for promo codes: the field, and below it the basket's codes. */
export const promoBox = (page: Page): Locator => page.getByRole('region', { name: 'Summary' }).locator('.promo-code-box')

/** The button that removes a code. */
export const removeCode = (page: Page, code: string): Locator => promoBox(page).getByRole('button', { name: `Remove ${code}` })

/** Presses the button that removes a code. Scrolls first: the summary moves as the header leaves, and a press that scrolls by itself would miss it. */
export async function pressRemoveCode(page: Page, code: string): Promise<void> {
  const button = removeCode(page, code)
  await button.scrollIntoViewIfNeeded()
  await button.click()
}
