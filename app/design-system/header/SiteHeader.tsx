import type { ReactNode } from 'react'
import styles from './SiteHeader.module.css'

export type NavItem = {
  href: string
  label: string
  /** The page, or the part of the shop, that is open. */
  current?: boolean
  /** Leads to membership: in lacquer. */
  forMembership?: boolean
}

type SiteHeaderProps = {
  /** The way home. */
  home: { href: string /** Read out and shown in the display face. */; wordmark: string }
  /** Name of the navigation, as "Shop". */
  navLabel: string
  nav: readonly NavItem[]
  /** Opens the navigation where it does not fit (below 64rem): a `HeaderButton`. */
  menu: ReactNode
  /** `HeaderLink`s and `HeaderButton`s: search first, basket last. Search moves beside the menu on phones. */
  search: ReactNode
  tools: ReactNode
}

/** The top of every page: wordmark, navigation and tools in one row, in two below 90rem, without the navigation below 64rem. */
export function SiteHeader({ home, navLabel, nav, menu, search, tools }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.menu}>{menu}</div>
        <a className={styles.wordmark} href={home.href}>
          {home.wordmark}
        </a>
        <nav className={styles.nav} aria-label={navLabel}>
          <ul className={styles.items}>
            {nav.map((item) => (
              <li key={item.href}>
                <a
                  className={styles.item}
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  data-for-membership={item.forMembership}
                >
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  )
}
