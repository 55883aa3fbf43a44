import type { Locator } from '@playwright/test'

/** Brings a control into the window and taps it once the page is at rest (decision 190). */
export async function tapAtRest(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.page().evaluate(untilAtRest)
  await control.tap()
}

/** Runs in the page: waits until what came into view is painted and the page has nothing to do. Nobody presses a button in the frame in which it appears. */
async function untilAtRest(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  await new Promise((idle) => requestIdleCallback(idle))
}
