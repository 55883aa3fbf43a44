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
  /** Takes it away; without it the alert stays. */
  onClose?: () => void
  /** Name of the closing button, as "Close the notification". Asked for with `onClose`. */
  closeLabel?: string
  /** A closing control of one's own, as a form's submit button, in place of `onClose`. */
  close?: ReactNode
}

/** Something the shopper must know. An error interrupts what is being read out, the rest wait their turn. */
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
