'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from '#app/platform/first-paint/early-forms.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { registerServiceWorker } from '#app/platform/service-worker/register-service-worker.ts'
import { whenWaiting } from '#app/platform/tracking/track.ts'

/** Where a browser cannot tell that it is idle, this long after hydration, milliseconds. */
const IDLE_AFTER_MS = 1000

/**
 * Tells the first-paint script that React has hydrated the page and answers presses from now on, and starts what can wait: when the browser is idle, or
 * at the first event for analytics, which would be lost if the page went before. Render it once; it outputs nothing.
 */
export function Hydrated() {
  useEffect(() => {
    window.ottilieHydrated = true
    dispatchEvent(new Event(HYDRATED_EVENT))
    let isStarted = false
    const start = () => {
      if (isStarted) return
      isStarted = true
      void import('./start-later.ts').then(
        ({ startLater }) => startLater(),
        // A page works without it.
        (error: unknown) => warnLeftOut('what starts later', error),
      )
      if (process.env.NODE_ENV === 'production') void registerServiceWorker()
    }
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 5000 })
    else setTimeout(start, IDLE_AFTER_MS)
    whenWaiting(start)
  }, [])
  return null
}
