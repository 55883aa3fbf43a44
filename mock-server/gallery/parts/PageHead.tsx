import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

/** The title of the middle pane, with a note or a control beside it. */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} id="room" tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.note} role="status">
        {note}
      </p>
      {children}
    </div>
  )
}
