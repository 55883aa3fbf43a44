import styles from './Badge.module.css'
import { badgeText } from './badge-text.ts'

/** A count on the corner of an icon. Nothing is read out: the name of what it sits on says the count. */
export function Badge({ count }: { /** How many. Nothing is shown at 0. */ count: number }) {
  const text = badgeText(count)
  return text === undefined ? null : (
    <span className={styles.badge} aria-hidden="true">
      {text}
    </span>
  )
}
