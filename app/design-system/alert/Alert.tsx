import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { close, error, gift, info, success, warn } from '../icon/icons.ts'
import styles from './Alert.module.css'

export type AlertLevel = 'error' | 'warn' | 'info' | 'success' | 'accent'

const iconOfLevel: Readonly<Record<AlertLevel, string>> = { error, warn, info, success, accent: gift }

type AlertProps = {
  level: AlertLevel
  heading?: ReactNode
  /** The message, with its links. */
  children?: ReactNode
  /** Dismisses the alert; without it the alert cannot be dismissed. */
  onClose?: () => void
  /** Accessible name of the close button, e.g. "Close the notification". Required with `onClose`. */
  closeLabel?: string
  /** A custom close control, e.g. a form's submit button, instead of `onClose`. */
  close?: ReactNode
}

/** Something the shopper must know. Errors interrupt screen readers; other levels are announced politely. */
export function Alert({ level, heading, children, onClose, closeLabel = '', close: closeSlot }: AlertProps) {
  return (
    <div className={styles.alert} data-level={level} role={level === 'error' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon icon={iconOfLevel[level]} size={22} />
      </span>
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {children && <div>{children}</div>}
      </div>
      {closeSlot}
      {onClose && (
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon icon={close} size={18} />
        </IconButton>
      )}
    </div>
  )
}

/** Alerts above the content, newest first. */
export function Alerts({ children }: { children: ReactNode }) {
  return <div className={styles.alerts}>{children}</div>
}
