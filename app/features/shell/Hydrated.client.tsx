'use client'

import { useEffect } from 'react'

/** Tells the first-paint script that React has hydrated the page and takes over presses. Render it once; it outputs nothing. */
export function Hydrated() {
  useEffect(() => {
    window.ottilieHydrated = true
  }, [])
  return null
}
