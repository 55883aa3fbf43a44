/** How long a window must keep its size before anybody reacts, milliseconds. [TIMING-01] */
const SETTLED_MS = 500

/** Calls back once the window has kept a new size for a while. Returns what ends it. */
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
