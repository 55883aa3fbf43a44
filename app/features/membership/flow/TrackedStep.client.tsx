'use client'

import { useEffect, useRef } from 'react'
import { trackUnchecked } from '#app/platform/tracking/track.ts'
import { namedEvents, type ReportedEvent } from '#app/platform/tracking/track-reported.ts'

/** Reports once that a step was shown. It shows nothing. */
export function TrackedStep({ event, properties }: ReportedEvent) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    // The server tells of results.
    for (const told of namedEvents([{ event, properties }], ['Page Element Viewed'])) trackUnchecked(told)
  }, [event, properties])
  return null
}
