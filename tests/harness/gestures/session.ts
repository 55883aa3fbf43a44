import { expect, type Page } from '@playwright/test'

/** Logs in on the login page of a store and waits until the shop knows who is here. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
}
