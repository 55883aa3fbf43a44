import { expect, type Page } from '@playwright/test'

/** Waits until a form's script is there: from then on it checks and posts the form. */
export async function scriptedForm(page: Page, id: string): Promise<void> {
  await expect(page.locator(`form#${id}[novalidate]`)).toBeVisible()
}
