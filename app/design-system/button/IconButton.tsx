import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name: what it does. */
  label: string
  /** `plain` is the icon alone, `square` has a border, `round` is a white disc for pictures. Always at least 44 px. */
  shape?: 'plain' | 'square' | 'round'
  children: ReactNode
}

/** An icon-only button. */
export function IconButton({ label, shape = 'plain', className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.iconButton, className)} data-shape={shape}>
      {children}
    </button>
  )
}
