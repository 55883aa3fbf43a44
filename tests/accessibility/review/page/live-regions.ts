import type { Page } from '#tests/storybook/stage.ts'
import type { Announcement } from '../evidence.ts'

/** Records from the first moment on what live regions say in each page that is opened. */
export async function listenToLiveRegions(page: Page): Promise<void> {
  await page.addInitScript(listen)
}

/** What live regions have said since the page was opened. */
export function announcementsOf(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => window.announcements ?? [])
}

/** Runs in the page. */
function listen(): void {
  const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output'
  const said: Announcement[] = []
  window.announcements = said
  const last = new Map<Element, string>()
  const textOf = (node: Node) =>
    (node instanceof HTMLElement && node.isConnected ? node.innerText : (node.textContent ?? '')).replaceAll(/\s+/g, ' ').trim()
  const note = (region: Element, text: string) => {
    if (text === '' || text === last.get(region)) return
    last.set(region, text)
    const isUrgent = region.matches('[role=alert], [aria-live=assertive]')
    said.push({ text, politeness: isUrgent ? 'assertive' : 'polite', afterMs: Math.round(performance.now()) })
  }
  const observer = new MutationObserver((mutations) => {
    const allAdded = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]))
    const isWithinAdded = ({ parentNode }: Node): boolean => parentNode !== null && (allAdded.has(parentNode) || isWithinAdded(parentNode))
    // What comes with the page itself is read with it, and not announced, but for alerts (below).
    if (document.readyState === 'loading') return
    for (const { target, addedNodes, type } of mutations) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      // Of a region that is not atomic only what is new is said.
      const isWhole = around?.matches('[role=status]:not([aria-atomic=false]), [role=alert]:not([aria-atomic=false]), [aria-atomic=true]')
      const added = (type === 'characterData' ? [target] : [...addedNodes]).filter((node) => !isWithinAdded(node))
      if (around) note(around, isWhole ? textOf(around) : added.map(textOf).join(' ').trim())
      // A region that comes with its text is said by some readers only if it is an alert.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')) note(alert, textOf(alert))
    }
  })
  document.addEventListener('DOMContentLoaded', () => {
    for (const alert of document.querySelectorAll('[role=alert]')) note(alert, textOf(alert))
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    announcements?: Announcement[]
  }
}
