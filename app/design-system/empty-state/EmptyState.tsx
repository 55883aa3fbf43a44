import type { ReactNode, Ref } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  heading: ReactNode
  /** The level that fits the page's headings. */
  headingLevel?: 1 | 2 | 3
  /** Takes the focus where this comes in the place of what had it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What one can do about it. */
  children?: ReactNode
  actions?: ReactNode
  /** An icon above the heading. */
  icon?: ReactNode
}

/** Where there is nothing yet: says so, and offers the next step. */
export function EmptyState({ heading, headingLevel = 2, headingRef, children, actions, icon }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      {icon}
      <Heading {...(headingRef && { ref: headingRef, tabIndex: -1 })} className={styles.heading}>
        {heading}
      </Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
