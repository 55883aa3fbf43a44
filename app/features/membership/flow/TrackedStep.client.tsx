'use client'

import { useEffect, useRef } from 'react'
import { type ReportedEvent, trackStep } from '#app/platform/tracking/track-reported.ts'

/** Reports once that a step was shown. It shows nothing. */
export function TrackedStep({ event, properties }: ReportedEvent) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    trackStep({ event, properties })
  }, [event, properties])
  return null
}
