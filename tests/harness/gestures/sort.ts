import { expect, type Page } from '@playwright/test'

/** Chooses a sort order by its label. Waits until scripts submit the form: before that its button does, and a choice alone changes nothing. */
export async function chooseSort(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeHidden()
  await page.getByLabel('Sort').selectOption({ label })
}
