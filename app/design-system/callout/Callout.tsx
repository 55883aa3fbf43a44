import type { ReactNode } from 'react'
import styles from './Callout.module.css'

/** One sentence and what to do about it, on grey: the last thing before the footer. `action` is a button; on phones it stands below, as wide as the callout. */
export function Callout({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.callout}>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  )
}
