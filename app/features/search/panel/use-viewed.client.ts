'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { track } from '#app/platform/tracking/track.ts'
import { whenSeen } from '#app/platform/tracking/when-seen.ts'

/** Visible share of an element that counts as a view. Spec §9 Timings. */
const VIEWED_SHARE = 0.3

/** Tracks one view when enough of the element with this ref is visible. */
export function useViewed(element: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    return whenSeen([ref.current], VIEWED_SHARE, () => track({ event: 'Page Element Viewed', properties: { element } }))
  }, [element])
  return ref
}
