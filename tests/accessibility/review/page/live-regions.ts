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
  const note = (region: Element) => {
    const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (text === '' || text === last.get(region)) return
    last.set(region, text)
    const isUrgent = region.matches('[role=alert], [aria-live=assertive]')
    said.push({ text, politeness: isUrgent ? 'assertive' : 'polite', afterMs: Math.round(performance.now()) })
  }
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      if (around) note(around)
      // A region that comes with its text is said by some readers only if it is an alert.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')) note(alert)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    announcements?: Announcement[]
  }
}
