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
  /** When the page last changed outside of its live regions, or was last acted on, and how often it was acted on. */
  const latest = { at: 0, actions: 0 }
  for (const type of ['pointerdown', 'keydown', 'input', 'change'])
    addEventListener(
      type,
      () => {
        latest.at = performance.now()
        latest.actions += 1
      },
      { capture: true },
    )
  const last = new Map<Element, string>()
  const textOf = (node: Node) =>
    (node instanceof HTMLElement && node.isConnected ? node.innerText : (node.textContent ?? '')).replaceAll(/\s+/g, ' ').trim()
  const note = (region: Element, text: string) => {
    if (text === '' || text === last.get(region)) return
    last.set(region, text)
    const isUrgent = region.matches('[role=alert], [aria-live=assertive]')
    const now = performance.now()
    said.push({
      text,
      politeness: isUrgent ? 'assertive' : 'polite',
      afterMs: Math.round(now),
      lateMs: Math.round(now - latest.at),
      turn: latest.actions,
    })
  }
  const observer = new MutationObserver((mutations) => {
    const allAdded = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]))
    const isWithinAdded = ({ parentNode }: Node): boolean => parentNode !== null && (allAdded.has(parentNode) || isWithinAdded(parentNode))
    // What comes with the page itself is read with it, and not announced, but for alerts (below).
    if (document.readyState === 'loading') return
    const isTold = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)?.closest(regions) != null
    if (!mutations.every(isTold)) latest.at = performance.now()
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
  const all = { subtree: true, childList: true, characterData: true }
  observer.observe(document, all)
  // What a provider draws lies in a tree of its own.
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachObserved(init) {
    const root = attach.call(this, init)
    observer.observe(root, all)
    return root
  }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    announcements?: Announcement[]
  }
}
