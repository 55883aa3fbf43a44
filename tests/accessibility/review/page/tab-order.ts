import type { Page } from '#tests/storybook/stage.ts'
import type { TabStop } from '../evidence.ts'

/** More stops than any page has. */
const MOST_STOPS = 200

/** The stops of the Tab key from the top of the page, or of the dialog that is open, with their places on the page. */
export async function tabOrder(page: Page): Promise<TabStop[]> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const start = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
    const before = start.getAttribute('tabindex')
    start.tabIndex = -1
    start.focus({ preventScroll: true })
    if (before === null) start.removeAttribute('tabindex')
    else start.setAttribute('tabindex', before)
    window.tabStops = new Set()
  })
  const stops: TabStop[] = []
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || window.tabStops.has(element)) return undefined
      window.tabStops.add(element)
      const shown = (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element
      const { x, y, width, height } = shown.getBoundingClientRect()
      const label = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '')
      return {
        name: `${element.tagName.toLowerCase()} ${label.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`,
        box: { x: Math.round(x + scrollX), y: Math.round(y + scrollY), width: Math.round(width), height: Math.round(height) },
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement && !document.querySelector('dialog:modal')) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  return stops
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    tabStops: Set<Element>
  }
}
