import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

type TabNavProps = {
  /** Accessible name of the navigation. */
  label: string
  /** `isActive`: looks like the current one, without being this very page, as the page above it. */
  links: readonly { href: string; label: ReactNode; isCurrent?: boolean; isActive?: boolean }[]
  /** `side` is a column on wide screens and a scrolling row below 64rem. */
  layout?: 'row' | 'side'
}

/** Second-level navigation: related pages, with the current one marked. */
export function TabNav({ label, links, layout = 'row' }: TabNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row} data-layout={layout}>
        {links.map(({ href, label: text, isCurrent = false, isActive = false }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined} data-active={isActive || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
