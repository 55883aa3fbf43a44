import { track } from '../track.ts'

/** Depths that are reported, per cent. Spec §9. */
const DEPTHS = [25, 50, 75, 100]

/**
 * Pages whose depth is reported, in both stores: home, join, about and product pages. Spec §9. The prefix of the US store stands here because the pages
 * of checkout have no module of stores: this script would have to bring it.
 */
const PAGES = /^(\/us(?=\/|$))?(\/(|join|ottilie\/join|ottilie\/about|products\/[^/]+))?$/

/** The depth is read at most once in this time while a page scrolls, milliseconds. */
const READ_EVERY_MS = 200

/** Whether the depth of the page at a path is reported. */
export function reportsDepth(path: string): boolean {
  return PAGES.test(path)
}

/** Reports each depth once, when the bottom of the window has passed it. */
export function watchScrollDepth(): void {
  if (!reportsDepth(location.pathname)) return
  const left = [...DEPTHS]
  let isWaiting = false
  const read = () => {
    isWaiting = false
    // A pixel less: heights are rounded.
    const depth = ((scrollY + innerHeight + 1) / document.documentElement.scrollHeight) * 100
    for (const percent of left.filter((reached) => reached <= depth)) {
      left.shift()
      track({ event: 'Page Element Viewed', properties: { element: 'scroll-depth', percent } })
    }
    if (left.length === 0) removeEventListener('scroll', later)
  }
  const later = () => {
    if (!isWaiting) setTimeout(read, READ_EVERY_MS)
    isWaiting = true
  }
  addEventListener('scroll', later, { passive: true })
  read()
}
