import { expect, type Locator, type Page } from '@playwright/test'

/** The provider's button, from within what the shop gives it to fill. */
export const chat = (page: Page): Locator => page.getByRole('button', { name: 'Chat', exact: true })

/** How far the chat stands above the window's bottom edge on a phone, a tablet and a desktop, px. */
export async function chatBottoms(page: Page): Promise<number[]> {
  const bottoms: number[] = []
  for (const width of [390, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(chat(page)).toBeVisible()
    bottoms.push(await page.locator('#chat').evaluate((element) => innerHeight - element.getBoundingClientRect().bottom))
  }
  return bottoms
}
