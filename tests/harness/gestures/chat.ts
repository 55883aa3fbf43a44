import { expect, type Locator, type Page } from '@playwright/test'

/** The provider's button, inside the container that the shop provides. */
export const chat = (page: Page): Locator => page.getByRole('button', { name: 'Chat', exact: true })

/** Expects the chat's distance from the window's bottom edge on a phone, a tablet and a desktop, px. */
export async function expectChatAbove(page: Page, bottoms: readonly [phone: number, tablet: number, desktop: number]): Promise<void> {
  const place = () => page.locator('#chat').evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)
  for (const [index, width] of [390, 900, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 })
    await expect(chat(page)).toBeVisible()
    // Until the shopper is known it has its default position.
    await expect.poll(place, `above the edge of a window ${width} px wide`).toBe(bottoms[index])
  }
}
