/** How long to wait for the page to be idle, milliseconds. */
const LATEST_MS = 200

/**
 * Calls `load` once when a pointer or the focus is on a matching element: a head start of a few hundred ms before the press. It waits until the
 * page is idle, because on touch screens the press follows immediately.
 */
export function onIntent(selector: string, load: () => void): () => void {
  const handleIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(selector)) return
    stop()
    whenIdle(load)
  }
  const stop = () => {
    document.removeEventListener('pointerover', handleIntent)
    document.removeEventListener('focusin', handleIntent)
  }
  document.addEventListener('pointerover', handleIntent, { passive: true })
  document.addEventListener('focusin', handleIntent)
  return stop
}

/** Safari has no idle callback yet. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, LATEST_MS)
}
