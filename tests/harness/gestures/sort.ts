import type { Page } from '@playwright/test'

/** Chooses a sort order by its label. */
export async function chooseSort(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Sort: / }).click()
  await page.getByRole('dialog', { name: 'Sort' }).getByRole('link', { name: label, exact: true }).click()
}
