'use client'

import { type ReactNode, useRef } from 'react'
import { usePausableTimeout } from '../timing/use-pausable-timeout.client.ts'
import styles from './Alert.module.css'
import { Alert, type AlertLevel } from './Alert.tsx'
import { type AutoClose, closesAfter } from './auto-close.ts'

export type AlertItem = {
  /** Identifies the alert to dismiss. Unique among the alerts shown. */
  code: string
  level: AlertLevel
  heading?: ReactNode
  /** The message, with its links. */
  message?: ReactNode
  /** False: no close button. */
  isDismissible?: boolean
  /** True: never closes automatically, e.g. because it contains an action. */
  stays?: boolean
}

/** The default heading of errors, and the label of the close button. */
type AlertWords = { heading: string; message: string; closeError: string; close: string }

type AlertRegionProps = {
  /** Oldest first; shown newest first. */
  alerts: readonly AlertItem[]
  words: AlertWords
  autoClose?: AutoClose
  /** Removes the alert with that code: it was dismissed or timed out. */
  onDismiss: (code: string) => void
}

/** Alerts above the content, newest first. Each closes when dismissed, or automatically unless it is hovered or has focus. */
export function AlertRegion({ alerts, words, autoClose, onDismiss }: AlertRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const handleClose = (code: string) => {
    onDismiss(code)
    // The focused button is removed; the next tab stop must remain the one after it.
    region.current?.focus()
  }
  return (
    <div ref={region} className={styles.alerts} tabIndex={-1}>
      {alerts.toReversed().map((alert) => (
        <TimedAlert
          key={alert.code}
          alert={alert}
          words={words}
          autoClose={autoClose}
          onTimeout={() => onDismiss(alert.code)}
          onClose={() => handleClose(alert.code)}
        />
      ))}
    </div>
  )
}

type TimedAlertProps = Pick<AlertRegionProps, 'words' | 'autoClose'> & { alert: AlertItem; onTimeout: () => void; onClose: () => void }

function TimedAlert({ alert, words, autoClose, onTimeout, onClose }: TimedAlertProps) {
  const { level, isDismissible = true, stays = false } = alert
  const pauses = usePausableTimeout(stays ? undefined : closesAfter({ level, isDismissible }, autoClose), onTimeout)
  const isError = level === 'error'
  return (
    <div {...pauses}>
      <Alert
        level={level}
        heading={alert.heading ?? (isError && words.heading)}
        {...(isDismissible && { onClose, closeLabel: isError ? words.closeError : words.close })}
      >
        {alert.message ?? (isError && words.message)}
      </Alert>
    </div>
  )
}
