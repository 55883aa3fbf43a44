import type { ReactNode, Ref } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  heading: ReactNode
  /** Heading level that fits the page outline. */
  headingLevel?: 1 | 2 | 3
  /** Takes focus on appearing, when it replaces the element that had it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Actions: what the shopper can do next. */
  children?: ReactNode
  actions?: ReactNode
  /** An icon above the heading. */
  icon?: ReactNode
}

/** Says that there is nothing here yet and offers the next step. */
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
