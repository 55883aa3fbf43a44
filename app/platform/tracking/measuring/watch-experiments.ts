import { experimentViewed } from '#app/platform/experiments/exposures.ts'
import { whenSeen } from '../when-seen.ts'

/** Visible share of an element that makes its variation seen. */
const SEEN_SHARE = 0.5

/**
 * Records the exposure of each element that asks for it by `data-exposure` when it can be seen. What has no look of its own, such as the choice of prices
 * on a page, has a selector as the value: one of those elements has to be seen in its place. `scan` looks for elements that came into the page.
 */
export function watchExperiments(): { scan: () => void } {
  const watched = new WeakSet<Element>()
  const viewed = new WeakSet<Element>()
  return {
    scan: () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-exposure]')) {
        if (viewed.has(element)) continue
        const { exposure: selector } = element.dataset
        for (const place of selector ? document.querySelectorAll(selector) : [element]) {
          if (watched.has(place)) continue
          watched.add(place)
          whenSeen([place], SEEN_SHARE, () => {
            if (viewed.has(element)) return
            viewed.add(element)
            experimentViewed(element)
          })
        }
      }
    },
  }
}
