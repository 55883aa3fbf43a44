import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Button.module.css'

type Look = {
  /** `primary` once in a region, `secondary` beside it, `quiet` where underlined text is enough. On a dark surface each turns white by itself. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Least height in px: 44 in a card, 48 as a rule, 56 for the main call to action. */
  size?: 44 | 48 | 56
  /** Fills the width it is given. */
  wide?: boolean
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Its press is being answered: it keeps its width and its focus, and a second press does nothing. */
    pending?: boolean
    /** Takes the label's place while pending, as "Adding". */
    pendingLabel?: ReactNode
    /** Why it cannot be pressed, as "Out of stock". Takes the label's place and disables it. */
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
      // Not `disabled` while pending: a disabled button drops the focus. As a plain button it cannot submit twice either.
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

/** The same look for what leads somewhere. */
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
  // Both labels lie in one cell, so the width is that of the longer and never changes.
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
