import type { Locator, Page } from '@playwright/test'
import { bagDrawer } from './basket.ts'

/** The button of the page's own product. */
export const addButton = (page: Page): Locator =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()

/** The drawer's title once the bag holds what was pressed. */
export const addedTitle = (page: Page): Locator => bagDrawer(page).getByRole('heading', { level: 2, name: 'Added To Basket' })

/** How far the edges of an element are from the window's, px. */
export async function edges(element: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  return element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom }
  })
}

/** How long an element of a dialog waits before it comes in, as CSS says it; undefined when it simply stands there. */
export async function entrance(element: Locator): Promise<string | undefined> {
  return element.evaluate((node) => {
    for (let part = node; part.tagName !== 'DIALOG' && part.parentElement; part = part.parentElement) {
      const { animationName, animationDelay } = getComputedStyle(part)
      if (animationName !== 'none') return animationDelay
    }
    return undefined
  })
}
