import { expect, type Locator, type Page } from '@playwright/test'

/** The heart for the product of that name on the page itself, not in its drawers. */
export function wishlistButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Save ${name} to your wishlist`, exact: true })
}

/** Waits until the page has hydrated and loaded the wishlist: an earlier press is posted without scripts. */
export async function wishlistIsLoaded(page: Page): Promise<void> {
  // The browser may have the wishlist from the page before.
  await page.waitForFunction(() => window.ottilieHydrated)
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').wishlist)).toBeDefined()
}

/** The notice after a heart was pressed. */
export function wishToast(page: Page | Locator, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

/** Waits until the browser has stored whether the server's wishlist contains a variant. The notice is transient; this is not. */
export async function wishlistHolds(page: Page, sku: string, isHeld: boolean): Promise<void> {
  // A press before hydration is posted as a form, and the page navigates for a moment.
  const wishlist = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').wishlist ?? []).catch(() => undefined)
  await expect.poll(async () => (await wishlist())?.includes(sku)).toBe(isHeld)
}
