import type { Browser } from '@playwright/test'
import { median } from './load-generator.ts'
import { tapAtRest } from './press-at-rest.ts'
import { SLOWDOWN } from './presses.ts'
import { printTable, rounded } from './print-table.ts'

export type DrawerFigures = {
  /** From the press to the first frame with the drawer in it, ms. */
  paintMs: number
  /** Interaction to Next Paint of the press as web-vitals defines it: the longest event of the interaction, ms in steps of 8. */
  inpMs: number
}

type Runs = { shopUrl: string; pages: Readonly<Record<string, string>>; runs: number; launch: () => Promise<Browser> }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    /** Cost of the press so far. */
    pressFigures?: DrawerFigures
  }
}

/** The cost of pressing Add to Bag on a first visit with a slowed CPU: the median of each figure, by page. */
export async function drawerRuns({ shopUrl, pages, runs, launch }: Runs): Promise<Record<string, DrawerFigures>> {
  const browser = await launch()
  const figures: Record<string, DrawerFigures> = {}
  for (const [name, path] of Object.entries(pages)) {
    const found: DrawerFigures[] = []
    for (let run = 0; run < runs; run += 1) found.push(await pressAddToBasket(browser, shopUrl + path))
    figures[name] = { paintMs: median(found.map(({ paintMs }) => paintMs)), inpMs: median(found.map(({ inpMs }) => inpMs)) }
  }
  await browser.close()
  printTable(
    `A press on Add to Bag, processor ${SLOWDOWN} times slowed (median of ${runs})`,
    ['', 'drawer painted ms', 'INP ms'],
    Object.entries(figures).map(([name, { paintMs, inpMs }]) => [name, rounded(paintMs), rounded(inpMs)]),
  )
  return figures
}

/** One press on Add to Bag on a first visit with a slowed CPU. */
export async function pressAddToBasket(browser: Browser, url: string): Promise<DrawerFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPress)
    await page.goto(url, { waitUntil: 'load' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    // Buttons of other forms stand in a product's form, such as that of its shades, and those of bars that are closed in the page.
    const button = page.locator('form[data-add-to-basket] button:enabled:not([form])').filter({ visible: true }).first()
    await tapAtRest(button)
    const figures = await page.waitForFunction(() => {
      const { pressFigures } = window
      return pressFigures && pressFigures.paintMs > 0 && pressFigures.inpMs > 0 ? pressFigures : undefined
    })
    // The handle exists only once the page has a value for it.
    return (await figures.jsonValue()) ?? { paintMs: Number.NaN, inpMs: Number.NaN }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else: records when the drawer is painted after the press, and the duration of the press's longest event. */
function watchPress(): void {
  const figures: DrawerFigures = { paintMs: 0, inpMs: 0 }
  window.pressFigures = figures
  let pressedAt = 0
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
  // The drawer may be drawn before it is modal, so the event of its opening is no sign of it.
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target instanceof HTMLDialogElement && target.id === 'basket-drawer' && target.open)) return
    // A task queued in the frame callback runs after that frame has been submitted. One of the highest priority: the shop's own, which makes the drawer modal,
    // is queued in the same frame.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (figures.paintMs ||= performance.now() - pressedAt), { priority: 'user-blocking' })
    })
  }).observe(document, { subtree: true, attributeFilter: ['open'] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOfPress = 'interactionId' in entry && entry.interactionId !== 0
      if (isOfPress) figures.inpMs = Math.max(figures.inpMs, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
