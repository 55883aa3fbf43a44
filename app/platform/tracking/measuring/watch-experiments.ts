import { experimentViewed } from '#app/platform/experiments/exposures.ts'
import { whenSeen } from '../when-seen.ts'

/** Visible share of an element that makes its variation seen. */
const SEEN_SHARE = 0.5

/** Records the exposure of each element that asks for it by `data-exposure` when it can be seen. `scan` looks for elements that came into the page. */
export function watchExperiments(): { scan: () => void } {
  const watched = new WeakSet<Element>()
  return {
    scan: () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-exposure]')) {
        if (watched.has(element)) continue
        watched.add(element)
        whenSeen([element], SEEN_SHARE, () => experimentViewed(element))
      }
    },
  }
}
