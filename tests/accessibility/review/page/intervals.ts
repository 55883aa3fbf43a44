import type { Page } from '#tests/storybook/stage.ts'

/** Notes from the first moment on which intervals run in each page that is opened: nothing else moves a page at rest but animations, which the browser lists. */
export async function watchIntervals(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Runs in the page. */
function watch(): void {
  const running = new Map<number | undefined, number>()
  window.runningIntervals = running
  const { setInterval: begin, clearInterval: end, clearTimeout: endTimeout } = window
  const noted = (handler: TimerHandler, timeout = 0, ...rest: unknown[]) => {
    const id = begin(handler, timeout, ...rest)
    running.set(id, timeout)
    return id
  }
  const forget = (stop: (id?: number) => void) => (id?: number) => {
    running.delete(id)
    stop(id)
  }
  Object.assign(window, { setInterval: noted, clearInterval: forget(end), clearTimeout: forget(endTimeout) })
}

/** The intervals that run, ms. Undefined: they are not watched. */
export function runningIntervals(page: Page): Promise<number[] | undefined> {
  return page.evaluate(() => window.runningIntervals && [...window.runningIntervals.values()])
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    runningIntervals?: Map<number | undefined, number>
  }
}
