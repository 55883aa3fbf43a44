import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

type TabNavProps = {
  /** Name of the navigation. */
  label: string
  links: readonly { href: string; label: ReactNode; isCurrent?: boolean }[]
  /** `side` stands as a column on wide screens, and lies down as a row that scrolls below 64rem. */
  layout?: 'row' | 'side'
}

/** Second-level navigation: pages that belong together, the current one marked. */
export function TabNav({ label, links, layout = 'row' }: TabNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row} data-layout={layout}>
        {links.map(({ href, label: text, isCurrent = false }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
