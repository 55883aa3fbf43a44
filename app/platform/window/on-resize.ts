/** Debounce of window resizes, milliseconds. */
const SETTLED_MS = 500

/** Calls back when a window resize has settled. Returns the unsubscribe function. */
export function onResizeSettled(callback: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const handleResize = () => {
    clearTimeout(waiting)
    waiting = setTimeout(callback, SETTLED_MS)
  }
  addEventListener('resize', handleResize)
  return () => {
    clearTimeout(waiting)
    removeEventListener('resize', handleResize)
  }
}
