import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a form's script is there: from then on it checks and posts the form. */
export async function scriptedForm(page: Page, id: string): Promise<void> {
  await expect(page.locator(`form#${id}[novalidate]`)).toBeVisible()
}

/** The summary of a form's errors, by its heading. */
export const faults = (page: Page, name = 'Oops, something went wrong.'): Locator => page.getByRole('group', { name })
