import type { Locator, Page } from '@playwright/test'
import { basketDrawer } from './basket.ts'

/** The button of the page's own product. */
export const addButton = (page: Page): Locator =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()

/** The drawer's title once the basket holds what was pressed. */
export const addedTitle = (page: Page): Locator => basketDrawer(page).getByRole('heading', { level: 2, name: 'Added To Basket' })

/** How far the edges of an element are from the window's, px. */
export async function edges(element: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  return element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom }
  })
}

/**
 * Watches from where dialogs come in: what is returned tells of each that has opened since, how far from its place it began, as CSS says it
 * ("100%" is its own width to the right, "0px 100%" its own height below).
 */
export async function watchEntrances(page: Page): Promise<() => Promise<string[]>> {
  const begun = await page.evaluateHandle(() => {
    const seen: string[] = []
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLDialogElement) || !target.open || propertyName !== 'translate') return
      for (const animation of target.getAnimations()) {
        if (!(animation instanceof CSSTransition) || animation.transitionProperty !== 'translate') continue
        if (animation.effect instanceof KeyframeEffect) seen.push(String(animation.effect.getKeyframes()[0]?.['translate']))
      }
    })
    return seen
  })
  return () => begun.jsonValue()
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
