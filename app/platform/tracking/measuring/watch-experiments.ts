import { experimentViewed } from '#app/platform/experiments/exposures.ts'
import { watchSeen } from './watch-seen.ts'

/** Visible share of an element that makes its variation seen. */
const SEEN_SHARE = 0.5

/**
 * Records the exposure of each element that asks for it by `data-exposure` when it can be seen. What has no look of its own, such as the choice of prices
 * on a page, has a selector as the value: one of those elements has to be seen in its place. `scan` looks for elements that came into the page.
 */
export function watchExperiments(): { scan: () => void } {
  /** The element that asks, by the place that has to be seen. */
  const asking = new WeakMap<Element, HTMLElement>()
  const viewed = new WeakSet<Element>()
  const watch = watchSeen(
    [SEEN_SHARE],
    () => SEEN_SHARE,
    (place) => {
      const element = asking.get(place)
      if (!element || viewed.has(element)) return
      viewed.add(element)
      experimentViewed(element)
    },
  )
  return {
    scan: () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-exposure]')) {
        const { exposure: selector } = element.dataset
        for (const place of selector ? document.querySelectorAll(selector) : [element]) {
          asking.set(place, element)
          watch(place)
        }
      }
    },
  }
}
