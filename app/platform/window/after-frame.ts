/** How long to wait for a frame, milliseconds. */
const LATEST_MS = 200

/**
 * Runs `work` after the frame that shows the preceding changes, so that long work does not delay the response to a press. If the page is not
 * painted, it runs after 200 ms.
 */
export function afterFrame(work: () => void): void {
  const latest = setTimeout(() => {
    cancelAnimationFrame(frame)
    work()
  }, LATEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(latest)
    // A task that a frame's callback starts runs after that frame.
    setTimeout(work)
  })
}
