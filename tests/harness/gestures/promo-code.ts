import type { Locator, Page } from '@playwright/test'

/** The field for a promo code on the basket page. */
export const promoField = (page: Page): Locator => page.getByRole('textbox', { name: 'Promo code' })

/** What reads out all that becomes of promo codes: the field, and below it the codes of the basket. */
export const promoBox = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Summary' })
    .locator('[aria-live]')
    .filter({ has: promoField(page) })

/** The button that takes a code off again. */
export const removeCode = (page: Page, code: string): Locator => promoBox(page).getByRole('button', { name: `Remove ${code}` })
