'use client'

import { AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import type { NavItem, NavLink } from '#app/design-system/header/nav-item.ts'
import styles from './MenuDrawer.module.css'

type MenuDrawerProps = {
  id: string
  /** Heading and accessible name. */
  title: string
  closeLabel: string
  items: readonly NavItem[]
  /** Content below the items. */
  after: NavLink
}

/** The menu on narrow screens: all items in a column, sub-menus as accordions. Client code for the same reason as NavBar. */
export function MenuDrawer({ id, title, closeLabel, items, after }: MenuDrawerProps) {
  return (
    <Drawer id={id} title={title} closeLabel={closeLabel}>
      <nav aria-label={title}>
        <ul className={styles.items}>
          {[...items, after].map((item: NavItem, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- titles and addresses may repeat
            <li key={index} className={styles.item} data-tier-only={item.onlyFor}>
              {item.columns ? (
                <AccordionItem summary={item.label} name={id}>
                  <Links links={item.columns.flatMap(({ links }) => links)} />
                </AccordionItem>
              ) : (
                item.href && <MenuLink {...item} href={item.href} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
        <li key={index}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ href, label, current }: NavLink) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}
