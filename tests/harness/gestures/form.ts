import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a form's script is there: from then on it checks and posts the form. */
export async function scriptedForm(page: Page, id: string): Promise<void> {
  await expect(page.locator(`form#${id}[novalidate]`)).toBeVisible()
}

/** Waits until React handles a control. On a busy machine that is later than the page's load, and a form submitted before is posted as without scripts. */
export async function hydrated(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true)
}

/** The summary of a form's errors, by its heading. */
export const faults = (page: Page, name = 'Oops, something went wrong.'): Locator => page.getByRole('group', { name })
