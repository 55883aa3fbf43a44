import type { ReactNode } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { FooterLink } from '#app/design-system/footer/FooterControl.tsx'
import { SiteFooter } from '#app/design-system/footer/SiteFooter.tsx'
import { HeaderButton, HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { SiteHeader } from '#app/design-system/header/SiteHeader.tsx'
import { heart, menu, pin, search } from '#app/design-system/icon/icons.ts'
import { Main, SkipLink } from '#app/design-system/page/Page.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { OWN_VISIT_SCRIPT } from '#app/platform/shopper/first-paint.ts'
import type { OwnShopper } from '#app/platform/shopper/own-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { everyStore, type Store } from '#app/platform/store/stores.ts'
import { AccountTool } from './AccountTool.client.tsx'
import { BasketTool } from './BasketTool.client.tsx'
import { footerColumns, navItems } from './navigation.ts'
import styles from './Shell.module.css'

/** Id of the navigation that opens from the menu button on narrow screens. */
const MENU_ID = 'site-menu'

type ShellProps = {
  store: Store
  /** Path of the page without the store's prefix: marks where one is. */
  path: string
  /** Who the page is rendered for, where it is for one visitor. */
  own?: OwnShopper | undefined
  /** Drawers and dialogs that every page can open. */
  overlays?: ReactNode
  children: ReactNode
}

/** What stands round every page: skip link, header, footer, and the frames that open over it. */
export function Shell({ store, path, own, overlays, children }: ShellProps) {
  const { shell, footer } = messagesOf(store.locale)
  const href = (to: string) => storeHref(store, to)
  const nav = navItems(store, path)
  const other = everyStore.find(({ locale }) => locale !== store.locale) ?? store
  return (
    <>
      {own && <OwnVisit own={own} />}
      <SkipLink>{shell.skipToContent}</SkipLink>
      <SiteHeader
        home={{ href: href('/'), wordmark: 'Ottilie' }}
        navLabel={shell.mainNavigation}
        nav={nav}
        menu={<HeaderButton icon={menu} label={shell.menu} {...opensDialog(MENU_ID)} />}
        search={<HeaderLink icon={search} label={shell.search} href={href('/shop/search')} />}
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
      <DialogSupport />
      <Main>{children}</Main>
      <SiteFooter
        newsletter={<p className={styles.tagline}>{footer.tagline}</p>}
        columns={footerColumns(store)}
        settings={
          <FooterLink icon={pin} href={storeHref(other, path)} hrefLang={other.locale} data-store-switch="">
            {shell.store}
            <span className="visually-hidden">. {shell.switchStore}</span>
          </FooterLink>
        }
        legal={shell.legal}
      />
      {overlays}
    </>
  )
}

function OwnVisit({ own }: { own: OwnShopper }) {
  return (
    <>
      <div hidden data-own-tier={own.tier} data-own-session={own.key} data-own-now={own.now} />
      {/* Allowed by its hash: see app/platform/security/known-scripts.ts. */}
      <script dangerouslySetInnerHTML={{ __html: OWN_VISIT_SCRIPT }} />
    </>
  )
}
