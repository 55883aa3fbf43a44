'use client'

import { useEffect, useRef } from 'react'
import { type TrackedEvent, track } from '#app/platform/tracking/track.ts'

/** Events that a step may ask to be reported by; another name is not sent. */
const known: ReadonlySet<string> = new Set<TrackedEvent['event']>([
  'Page Element Viewed',
  'Page Element Clicked',
  'Membership Cancelled',
  'Membership Upgraded',
  'Membership Extended',
])

/** Reports once that a step was shown. It shows nothing. */
export function TrackedStep({ event, properties }: { event: string; properties: TrackedEvent['properties'] }) {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || !isKnown(event)) return
    isTold.current = true
    track({ event, properties })
  }, [event, properties])
  return null
}

function isKnown(event: string): event is TrackedEvent['event'] {
  return known.has(event)
}
