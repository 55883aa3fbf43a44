import type { Locator, Page } from '@playwright/test'

/** The heart of the page itself, and not of its drawers, that saves what has that name. */
export function heart(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Save ${name} to your wishlist`, exact: true })
}

/** What is said of a heart that was pressed. */
export function wishToast(page: Page | Locator, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}
