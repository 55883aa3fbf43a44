import { expect, type Locator, type Page } from '@playwright/test'

/** The pane of the selected session and its requests. */
export const sessionPane = (page: Page): Locator => page.getByRole('complementary', { name: 'Session and journal' })

/** Opens the session's sheet on a narrow screen; on a wide one its pane is always there. */
export async function showSession(page: Page): Promise<void> {
  if (!isNarrow(page)) return
  await page.getByRole('button', { name: /(?:Session|Live sessions)$/, expanded: false }).click()
  await expect(sessionPane(page)).toBeFocused()
}

/** Closes the session's sheet on a narrow screen. */
export async function hideSession(page: Page): Promise<void> {
  if (!isNarrow(page)) return
  await sessionPane(page).getByRole('button', { name: 'Close the session' }).click()
  await expect(sessionPane(page)).toBeHidden()
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}

/** Opens a card of the side pane if a narrow screen has collapsed it. */
export async function unfold(page: Page, card: 'Clock' | 'Faults'): Promise<void> {
  const fold = page.getByRole('button', { name: new RegExp(`^${card}`), expanded: false })
  if (isNarrow(page)) await fold.click()
}

/** Chooses an entry of the session's menu. */
export async function fromMenu(page: Page, item: string): Promise<void> {
  await sessionPane(page).getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Follows a link that opens the shop in a new tab, and waits until the shop has loaded. */
export async function openedShop(page: Page, link: Locator): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await link.click()
  const shop = await opening
  await expect(shop.getByRole('link', { name: /^Basket/ })).toBeVisible()
  return shop
}

/** Waits until the gallery's journal is live, so that no later request is missed. */
export async function journalIsLive(page: Page): Promise<void> {
  await expect(sessionPane(page).getByText('Live', { exact: true })).toBeVisible()
}
