import { Icon } from '#design-system/icon/Icon.tsx'
import { error, gift, info, success, warn } from '#design-system/icon/icons.ts'
import styles from './LevelBadge.module.css'

const icons: Readonly<Record<string, string>> = { error, warn, info, success, accent: gift }

/** The level of a notification, as an icon and a word. */
export function LevelBadge({ level }: { level: string }) {
  const icon = icons[level]
  return icon === undefined ? null : (
    <span className={styles.badge} data-level={level}>
      <Icon icon={icon} size={16} />
      {level}
    </span>
  )
}
