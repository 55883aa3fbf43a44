import { expect, type Page } from '@playwright/test'
import { wishlistIsLoaded } from './wishlist.ts'

/** Logs in on a store's login page and waits until the shop knows the shopper. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
  // Parts of the page may still be arriving, and one that is left then says that its connection was closed.
  await page.waitForLoadState()
}

/** Signs out on a store's login page, and waits for the home page. What the page asks for a member would be refused after it, and logged. */
export async function logOut(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login`)
  await wishlistIsLoaded(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(prefix || '/')
  await page.waitForLoadState()
}
