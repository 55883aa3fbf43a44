'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { track } from '#app/platform/tracking/track.ts'

/** Visible share of an element that counts as a view. Spec §9 Timings. */
const VIEWED_SHARE = 0.3

/** Tracks one view when enough of the element with this ref is visible. */
export function useViewed(element: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= VIEWED_SHARE)) return
        observer.disconnect()
        track({ event: 'Page Element Viewed', properties: { element } })
      },
      { threshold: VIEWED_SHARE },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [element])
  return ref
}
