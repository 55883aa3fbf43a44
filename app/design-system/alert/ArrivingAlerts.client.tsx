'use client'

import { type ReactNode, useRef } from 'react'
import { useArrivalFocus } from '../field/use-arrival-focus.client.ts'

type ArrivingAlertsProps = {
  /** What the alerts say, as a key: they take focus when it changes. */
  said: string
  /** The alerts. */
  children: ReactNode
}

/** Alerts that a page was loaded for. They take focus when they come, so that reading begins at them. */
export function ArrivingAlerts({ said, children }: ArrivingAlertsProps) {
  const alerts = useRef<HTMLDivElement>(null)
  useArrivalFocus(alerts, said)
  return (
    <div ref={alerts} tabIndex={-1}>
      {children}
    </div>
  )
}
