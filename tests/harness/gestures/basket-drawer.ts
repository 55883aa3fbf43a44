import type { Locator, Page } from '@playwright/test'
import { basketDrawer } from './basket.ts'

/** The add button of the page's own product. */
export const addButton = (page: Page): Locator =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()

/** The drawer's title once the basket contains the added product. */
export const addedTitle = (page: Page): Locator => basketDrawer(page).getByRole('heading', { level: 2, name: 'Added To Basket' })

/** Distances of an element's edges from the window's, px. */
export async function edges(element: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  return element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom }
  })
}

/**
 * Records where dialogs slide in from. The returned function lists, for each dialog opened since, its initial offset as CSS writes it ("100%" is its own
 * width to the right, "0px 100%" its own height below).
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

/** The animation delay of a dialog's element, as CSS writes it; undefined if it is not animated. */
export async function entrance(element: Locator): Promise<string | undefined> {
  return element.evaluate((node) => {
    for (let part = node; part.tagName !== 'DIALOG' && part.parentElement; part = part.parentElement) {
      const { animationName, animationDelay } = getComputedStyle(part)
      if (animationName !== 'none') return animationDelay
    }
    return undefined
  })
}
