import type { BrowserContext, Locator, Page } from '@playwright/test'

/** The popup that asks where to deliver to. */
export function countryPopup(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Where should we deliver to?' })
}

/** The flag selector in the footer, by the store that it names. */
export function countrySelector(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: /\((GBP|USD)\)$/ })
}

/** The store that the browser remembers as chosen, `UK` or `US`. */
export async function keptChoice(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'ottilie_STORE_PREFERENCE')?.value
}

/** Resolves once the page knows where its visitor is: until then, time that a test lets pass would end its wait for the answer. */
export async function countryKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('viewer-country-')))
}
