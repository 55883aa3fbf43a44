import type { ReactNode } from 'react'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { HeaderButton, HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { NavBar } from '#app/design-system/header/NavBar.tsx'
import type { NavItem } from '#app/design-system/header/nav-item.ts'
import { SiteHeader } from '#app/design-system/header/SiteHeader.tsx'
import { heart, menu } from '#app/design-system/icon/icons.ts'
import { headerCopy, phoneFooterCopy } from '#app/messages/frame/header.ts'
import { shellCopy } from '#app/messages/frame/shell.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AccountTool } from './AccountTool.client.tsx'
import { BasketTool } from './BasketTool.client.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { SHOWN_ITEMS } from './navigation.ts'

/** Id of the menu on narrow screens. */
const MENU_ID = 'site-menu'

type HeaderRowProps = {
  store: Store
  /** Path of the page without the store's prefix; empty if it has no address of its own. */
  path: string
  nav: readonly NavItem[]
  flags: AccountFlags
  /** The search button; no client components. */
  search: ReactNode
  /** The choice of the store, in the menu of narrow screens. */
  storeChoice: ReactNode
}

/** Wordmark, navigation and tools, with the menu that narrow screens open. Spec §2. */
export function HeaderRow({ store, path, nav, flags, search, storeChoice }: HeaderRowProps) {
  const shell = shellCopy(store.locale)
  const href = (to: string) => storeHref(store, to)
  return (
    <>
      <SiteHeader
        home={{ href: href('/'), wordmark: 'Ottilie' }}
        nav={
          <StaticMarkup>
            <NavBar label={shell.mainNavigation} items={nav} shown={SHOWN_ITEMS} moreLabel={headerCopy.more} />
          </StaticMarkup>
        }
        menu={
          <StaticMarkup>
            <HeaderButton icon={menu} label={shell.menu} {...opensDialog(MENU_ID)} />
          </StaticMarkup>
        }
        search={<StaticMarkup>{search}</StaticMarkup>}
        tools={
          <>
            <StaticMarkup>
              <HeaderLink icon={heart} href={href('/account/wishlist')} label={shell.wishlist} wideOnly />
            </StaticMarkup>
            <AccountTool
              locale={store.locale}
              path={path}
              copy={{ login: shell.login, profile: headerCopy.profile, account: shell.account }}
              flags={flags}
            />
            <BasketTool href={href('/basket')} isHere={path === '/basket'} label={shell.basket} />
          </>
        }
      />
      <MenuDrawer
        id={MENU_ID}
        title={shell.menu}
        closeLabel={shell.closeMenu}
        items={nav}
        path={path}
        store={store}
        labels={{ account: phoneFooterCopy.myAccount, wishlist: shell.wishlist }}
        flags={flags}
        storeChoice={storeChoice}
      />
    </>
  )
}
