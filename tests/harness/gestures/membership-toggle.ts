import type { BrowserContext, Locator, Page } from '@playwright/test'

/** The card that offers the membership on the basket page. */
export const toggleCard = (page: Page): Locator => page.getByRole('region', { name: /^Join and pay the Member’s Price$|is in your bag$/ })

/** Its switch. */
export const membershipSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Membership in your bag' })

/** Whether the browser has stored the typical journey, `1`, or the member's, `0`. */
export async function journeyCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'ottilie-typical-journey')?.value
}

/** Distance of an element's upper edge from the window's, px. */
export const topInWindow = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().top)
