import { expect, type Page } from '@playwright/test'

/** Logs in on a store's login page and waits until the shop knows the shopper. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
}
