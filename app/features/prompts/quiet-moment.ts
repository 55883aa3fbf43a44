/** A page shows no prompt before this time after it was opened, milliseconds. */
const FIRST_MOMENT_MS = 1_500

/** If the browser is busy, a prompt does not wait longer than this, milliseconds. */
const LONGEST_BUSY_MS = 2_000

/** Resolves when the page has loaded, its first moment is over and the browser is idle. Rejects when `left` aborts. */
export async function quietMoment(left: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true, signal: left }))
  await new Promise((done) => setTimeout(done, Math.max(0, FIRST_MOMENT_MS - performance.now())))
  await new Promise<void>((done) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => done(), { timeout: LONGEST_BUSY_MS }) : done(),
  )
  left.throwIfAborted()
}

/** Whether a prompt would interrupt: a dialog or menu is open, somebody is typing, a form waits for its answer, or the page is not looked at. */
export function wouldInterrupt(): boolean {
  // Parts of a page may be busy for long and out of sight, such as the panel of a search that nobody has opened.
  const busy = 'dialog:modal, [popover]:popover-open, input:focus, textarea:focus, select:focus, button[aria-busy="true"]'
  const isBusy = document.querySelector(busy) !== null
  return isBusy || document.visibilityState === 'hidden'
}
