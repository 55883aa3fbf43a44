import { expect, type Locator, type Page } from '@playwright/test'

/** The heart of the page itself, and not of its drawers, that saves what has that name. */
export function wishlistButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Save ${name} to your wishlist`, exact: true })
}

/** Waits until the page has hydrated and loaded the wishlist: an earlier press is posted without scripts. */
export async function wishlistIsLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').wishlist)).toBeDefined()
}

/** What is said of a heart that was pressed. */
export function wishToast(page: Page | Locator, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

/** Waits until the browser remembers that the server has a variant on the wishlist, or has it no more. What is said of it passes; this stays. */
export async function wishlistHolds(page: Page, sku: string, isHeld: boolean): Promise<void> {
  // A press before the page was alive is posted, and the page on its way for a moment.
  const wishlist = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').wishlist ?? []).catch(() => undefined)
  await expect.poll(async () => (await wishlist())?.includes(sku)).toBe(isHeld)
}
