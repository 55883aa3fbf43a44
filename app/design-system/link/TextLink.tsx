import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { arrowRight } from '../icon/icons.ts'
import styles from './TextLink.module.css'

type TextLinkProps = ComponentProps<'a'> & {
  /** Standalone, beside a button or heading: bold and 44 px tall. Otherwise the link is inline in a sentence. */
  standalone?: boolean
  /** Adds an arrow after a standalone link. */
  arrow?: boolean
}

/** A text link, always underlined. */
export function TextLink({ standalone, arrow, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)} data-standalone={standalone || arrow || undefined}>
      {arrow ? <span className={styles.words}>{children}</span> : children}
      {arrow && <Icon icon={arrowRight} size={20} />}
    </a>
  )
}
