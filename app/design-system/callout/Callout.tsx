import type { ReactNode } from 'react'
import styles from './Callout.module.css'

/** One sentence and an action on grey: the last block before the footer. `action` is a button; on phones it sits below at full width. */
export function Callout({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.callout}>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  )
}
