import type { ReactNode } from 'react'
import { AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import type { NavItem, NavLink } from '#app/design-system/header/nav-item.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AccountLink } from './AccountLink.client.tsx'
import styles from './MenuDrawer.module.css'

type MenuDrawerProps = {
  id: string
  /** Heading and accessible name. */
  title: string
  closeLabel: string
  items: readonly NavItem[]
  /** Path of the page without the store's prefix. */
  path: string
  store: Store
  /** Labels of the links to the account and the wishlist. */
  labels: { account: string; wishlist: string }
  /** The flags that the page was rendered with. */
  flags: AccountFlags
  /** The choice of the store, below the links. */
  storeChoice: ReactNode
}

/** The menu on narrow screens: all items in a column, sub-menus as accordions, then the shopper's own places and the store. */
export function MenuDrawer({ id, title, closeLabel, items, path, store, labels, flags, storeChoice }: MenuDrawerProps) {
  return (
    <Drawer id={id} title={title} closeLabel={closeLabel}>
      <nav aria-label={title}>
        <StaticMarkup>
          <ul className={styles.items}>
            {items.map((item, index) => (
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
        </StaticMarkup>
        <ul className={styles.items}>
          <li className={styles.item}>
            <AccountLink locale={store.locale} path={path} flags={flags} label={labels.account} />
          </li>
          <li className={styles.item}>
            <MenuLink href={storeHref(store, '/account/wishlist')} label={labels.wishlist} />
          </li>
        </ul>
      </nav>
      <div className={styles.store}>{storeChoice}</div>
    </Drawer>
  )
}

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
        <li key={index} data-tier-only={link.onlyFor}>
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
