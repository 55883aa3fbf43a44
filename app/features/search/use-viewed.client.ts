'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { track } from '#app/platform/tracking/track.ts'

/** Share of an element that has to be in sight for it to count as viewed. Spec §9 Timings. */
const VIEWED_SHARE = 0.3

/** Tells analytics once when enough of the element that gets this ref can be seen. */
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
