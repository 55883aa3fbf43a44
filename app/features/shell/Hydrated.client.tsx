'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from '#app/platform/first-paint/early-forms.ts'

/** Where a browser cannot tell that it is idle, this long after hydration, milliseconds. */
const IDLE_AFTER_MS = 1000

/** Tells the first-paint script that React has hydrated the page and answers presses from now on, and measures the page from then. Render it once; it outputs nothing. */
export function Hydrated() {
  useEffect(() => {
    window.ottilieHydrated = true
    dispatchEvent(new Event(HYDRATED_EVENT))
    const measure = () =>
      void import('#app/platform/tracking/measuring/start-measuring.ts').then(
        ({ startMeasuring }) => startMeasuring(),
        // A page works without being measured.
        () => undefined,
      )
    if (typeof requestIdleCallback === 'function') requestIdleCallback(measure, { timeout: 5000 })
    else setTimeout(measure, IDLE_AFTER_MS)
  }, [])
  return null
}
