import type { ReactNode } from 'react'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { HeaderButton, HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { SiteHeader } from '#app/design-system/header/SiteHeader.tsx'
import { heart, menu } from '#app/design-system/icon/icons.ts'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AccountTool } from './AccountTool.client.tsx'
import { BasketTool } from './BasketTool.client.tsx'
import { navItems } from './navigation.ts'
import styles from './ShopHeader.module.css'

/** Id of the navigation that opens from the menu button on narrow screens. */
const MENU_ID = 'site-menu'

type ShopHeaderProps = {
  store: Store
  /** Path of the page without the store's prefix: marks where one is. */
  path: string
  /** What opens the search. */
  search: ReactNode
}

/** Wordmark, navigation and tools, with the menu that narrow screens open. Spec §2. */
export function ShopHeader({ store, path, search }: ShopHeaderProps) {
  const { shell } = messagesOf(store.locale)
  const href = (to: string) => storeHref(store, to)
  const nav = navItems(store, path)
  return (
    <>
      <SiteHeader
        home={{ href: href('/'), wordmark: 'Ottilie' }}
        navLabel={shell.mainNavigation}
        nav={nav}
        menu={<HeaderButton icon={menu} label={shell.menu} {...opensDialog(MENU_ID)} />}
        search={search}
        tools={
          <>
            <HeaderLink icon={heart} label={shell.wishlist} href={href('/account/wishlist')} wideOnly />
            <AccountTool href={href('/login')} copy={{ login: shell.login, profile: shell.profile }} />
            <BasketTool href={href('/basket')} isHere={path === '/basket'} label={shell.basket} />
          </>
        }
      />
      <Drawer id={MENU_ID} title={shell.menu} closeLabel={shell.closeMenu}>
        <nav aria-label={shell.menu}>
          <ul className={styles.items}>
            {[...nav, { href: href('/account/wishlist'), label: shell.wishlist, current: false }].map((item) => (
              <li key={item.href}>
                <a href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </>
  )
}
