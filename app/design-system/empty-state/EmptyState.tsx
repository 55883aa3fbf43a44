import type { ReactNode, Ref } from 'react'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  heading: ReactNode
  /** Heading level that fits the page outline. */
  headingLevel?: 1 | 2 | 3
  /** Takes focus on appearing, when it replaces the element that had it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** The explanation. */
  children?: ReactNode
  /** What the shopper can do next. */
  actions?: ReactNode
  /** An icon above the heading. */
  icon?: ReactNode
  /** Beside the text on wide screens, above it on phones. */
  picture?: Omit<PictureProps, 'className' | 'alt'>
  /** What to look at instead, across the full width: a row of products. */
  below?: ReactNode
}

/** Says that there is nothing here yet and offers the next step. */
export function EmptyState({ heading, headingLevel = 2, headingRef, children, actions, icon, picture, below }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div className={styles.empty}>
        {picture && <Picture {...picture} alt="" className={styles.picture} />}
        <div className={styles.words}>
          {icon}
          <Heading {...(headingRef && { ref: headingRef, tabIndex: -1 })} className={styles.heading}>
            {heading}
          </Heading>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {below}
    </>
  )
}
