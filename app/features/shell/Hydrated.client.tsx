'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from '#app/platform/first-paint/early-forms.ts'

/** Tells the first-paint script that React has hydrated the page and answers presses from now on. Render it once; it outputs nothing. */
export function Hydrated() {
  useEffect(() => {
    window.ottilieHydrated = true
    dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return null
}
