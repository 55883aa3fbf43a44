import styles from './Badge.module.css'
import { badgeText } from './badge-text.ts'

/** A count on the corner of an icon. Hidden from screen readers: the accessible name of the icon's control includes the count. */
export function Badge({ count }: { /** Nothing is shown at 0. */ count: number }) {
  const text = badgeText(count)
  return text === undefined ? null : (
    <span className={styles.badge} aria-hidden="true">
      {text}
    </span>
  )
}
