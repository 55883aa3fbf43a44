import type { Locator, Page } from '@playwright/test'

/** A page without overlays of its own, on which prompts show. */
export const PROMPTING_PAGE = '/contact'

/** The dialog of a prompt, by its title. */
export function promptDialog(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title })
}

/** What this browser remembers for the shopper under a key; null if nothing. */
export function keptForShopper(
  page: Page,
  area: 'local' | 'session',
  key: string,
): Promise<{ user: string; store: string; value: unknown } | null> {
  return page.evaluate(([where, name]) => JSON.parse(globalThis[`${where}Storage`].getItem(name) ?? 'null'), [area, key] as const)
}
