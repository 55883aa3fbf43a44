/** Waits some milliseconds, or until the client disconnects. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Waits with real timers. */
export const waitForReal: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
  })
