import type { ReactNode } from 'react'
import { ReturnOnScroll } from './ReturnOnScroll.client.tsx'
import styles from './SiteHeader.module.css'

type SiteHeaderProps = {
  /** Link to the home page. */
  home: { href: string /** Announced, and shown in the display typeface. */; wordmark: string }
  /** The navigation: a `NavBar`. */
  nav: ReactNode
  /** Opens the navigation where the row does not fit (below 64rem): a `HeaderButton`. */
  menu: ReactNode
  /** `HeaderLink`s and `HeaderButton`s: search first, basket last. Search moves beside the menu on phones. */
  search: ReactNode
  tools: ReactNode
}

/**
 * The header of every page: wordmark, navigation and tools in one row, in two rows below 90rem, without the navigation below 64rem. It scrolls away and
 * returns on scrolling up.
 */
export function SiteHeader({ home, nav, menu, search, tools }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.menu}>{menu}</div>
        <a className={styles.wordmark} href={home.href}>
          {home.wordmark}
        </a>
        <div className={styles.nav}>{nav}</div>
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>{tools}</div>
      </div>
      <ReturnOnScroll />
    </header>
  )
}
