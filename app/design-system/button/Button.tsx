import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Button.module.css'

type Look = {
  /** `primary` once per region, `secondary` beside it, `quiet` where underlined text is enough. Each turns white on dark surfaces. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Minimum height in px: 44 in a card, 48 by default, 56 for the main call to action. */
  size?: 44 | 48 | 56
  /** Fills the available width. */
  wide?: boolean
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Its action is pending: it keeps its width and focus, and further clicks do nothing. */
    pending?: boolean
    /** Replaces the label while pending, e.g. "Adding". */
    pendingLabel?: ReactNode
    /** Why it is unavailable, e.g. "Out of stock". Replaces the label and disables the button. */
    unavailable?: ReactNode
  }

export function Button({
  variant = 'primary',
  size = 48,
  wide,
  pending = false,
  pendingLabel,
  unavailable,
  className,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      // Not `disabled` while pending: a disabled button loses focus. `type="button"` prevents a second submit.
      type={pending ? 'button' : type}
      {...withoutUndefined({
        'data-wide': wide || undefined,
        onClick: pending ? undefined : onClick,
        'aria-busy': pending || undefined,
        'aria-disabled': pending || undefined,
        disabled: disabled || unavailable !== undefined || undefined,
      })}
    >
      {unavailable ?? label(children, pending, pendingLabel)}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 48, wide, className, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      {...withoutUndefined({ 'data-wide': wide || undefined })}
    />
  )
}

function label(children: ReactNode, pending: boolean, pendingLabel: ReactNode) {
  if (pendingLabel === undefined) return children
  // Both labels share one grid cell, so the width is that of the longer one and never changes.
  return (
    <span className={styles.labels}>
      <span className={styles.label} data-shown={!pending}>
        {children}
      </span>
      <span className={styles.label} data-shown={pending}>
        <span className={styles.spinner} />
        {pendingLabel}
      </span>
    </span>
  )
}
