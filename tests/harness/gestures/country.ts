import type { BrowserContext, Locator, Page } from '@playwright/test'

/** The popup that asks for the country of delivery. */
export function countryPopup(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Where should we deliver to?' })
}

/** The flag selector in the footer, by the store that it names. */
export function countrySelector(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: /\((GBP|USD)\)$/ })
}

/** The store choice stored in the browser, `UK` or `US`. */
export async function keptChoice(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'ottilie_STORE_PREFERENCE')?.value
}

/** Resolves once the page knows its visitor's country: advancing the clock before that would make the answer late, or end the request. */
export async function countryKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('viewer-country-')))
}
