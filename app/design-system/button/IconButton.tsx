import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, in words: its accessible name. */
  label: string
  /** `plain` is the icon alone, `square` has an edge, `round` is the white disc that lies on a picture. Always 44 px or more. */
  shape?: 'plain' | 'square' | 'round'
  /** One icon. */
  children: ReactNode
}

/** A button that is only an icon. */
export function IconButton({ label, shape = 'plain', className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.iconButton, className)} data-shape={shape}>
      {children}
    </button>
  )
}
