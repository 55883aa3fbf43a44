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

/**
 * Alerts, newest first. Each closes when dismissed, or automatically unless it is hovered or has focus. Those that stay stand above the content; those that
 * close by themselves stand over the page, above its bars, because closing must not move what a finger is about to press.
 */
export function AlertRegion({ alerts, words, autoClose, onDismiss }: AlertRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const handleClose = (code: string) => {
    onDismiss(code)
    // The focused button is removed; the next tab stop must remain the one after it.
    region.current?.focus()
  }
  const closing = alerts.toReversed().map((alert) => ({ alert, delay: delayOf(alert, autoClose) }))
  const shown = (entries: typeof closing) =>
    entries.map(({ alert, delay }) => (
      <TimedAlert
        key={alert.code}
        alert={alert}
        delay={delay}
        words={words}
        onTimeout={() => onDismiss(alert.code)}
        onClose={() => handleClose(alert.code)}
      />
    ))
  return (
    <div ref={region} className={styles.alerts} tabIndex={-1}>
      {shown(closing.filter(({ delay }) => delay === undefined))}
      {closing.some(({ delay }) => delay !== undefined) && (
        // Measured anew with each rendering: an alert that comes or goes changes the height.
        <div ref={(passing) => keepClear(passing)} className={styles.passing} data-passing>
          {shown(closing.filter(({ delay }) => delay !== undefined))}
        </div>
      )}
    </div>
  )
}

/** Says how high the alerts over the page are, so that what takes the focus scrolls clear of them (bars.css). */
function keepClear(passing: HTMLElement | null): () => void {
  const { style } = document.documentElement
  style.setProperty('--passing', `${passing?.offsetHeight ?? 0}px`)
  return () => style.removeProperty('--passing')
}

/** When an alert closes by itself, in ms; undefined if it stays. */
function delayOf({ level, isDismissible = true, stays = false }: AlertItem, autoClose: AutoClose | undefined): number | undefined {
  return stays ? undefined : closesAfter({ level, isDismissible }, autoClose)
}

type TimedAlertProps = Pick<AlertRegionProps, 'words'> & {
  alert: AlertItem
  delay: number | undefined
  onTimeout: () => void
  onClose: () => void
}

function TimedAlert({ alert, delay, words, onTimeout, onClose }: TimedAlertProps) {
  const { level, isDismissible = true } = alert
  const pauses = usePausableTimeout(delay, onTimeout)
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
