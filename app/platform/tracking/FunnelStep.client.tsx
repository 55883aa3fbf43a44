'use client'

import { useEffect } from 'react'
import { track } from './track.ts'

/** Tells analytics that a step of the basket funnel was seen. It shows nothing. */
export function FunnelStep({ step }: { step: number | undefined }) {
  useEffect(() => {
    if (step !== undefined) track({ event: 'Checkout Step Viewed', properties: { step } })
  }, [step])
  return null
}
