import type { FooterColumn } from '#app/design-system/footer/SiteFooter.tsx'
import type { NavItem } from '#app/design-system/header/SiteHeader.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Where every 'Join' link leads (decision A13). */
export const JOIN_PATH = '/join'

/** The fallback navigation: what the header shows while the CMS gives none. Spec §2, in this order. */
export function navItems(store: Store, path: string): NavItem[] {
  const { nav } = messagesOf(store.locale)
  const items = [
    { path: '/shop/whatsnew', label: nav.newIn },
    { path: '/shop/bestsellers', label: nav.bestsellers },
    { path: JOIN_PATH, label: nav.join, forMembership: true },
    { path: '/quiz/skincare', label: nav.quiz },
  ]
  return items.map(({ path: to, ...item }) => ({ ...item, href: storeHref(store, to), current: to === path }))
}

/** The footer's lists. */
export function footerColumns(store: Store): FooterColumn[] {
  const { footer, nav } = messagesOf(store.locale)
  const column = (heading: string, links: readonly (readonly [string, string])[]): FooterColumn => ({
    heading,
    links: links.map(([path, label]) => ({ href: storeHref(store, path), label })),
  })
  return [
    column(footer.shop, [
      ['/shop/whatsnew', nav.newIn],
      ['/shop/bestsellers', nav.bestsellers],
      ['/shop/makeup', footer.makeup],
      ['/shop/skincare', footer.skincare],
      ['/shop/fragrances', footer.fragrance],
      ['/shop/hair-care', footer.haircare],
      ['/shop/body', footer.body],
      ['/shop/beauty-supplements', footer.supplements],
    ]),
    column(footer.programme, [
      [JOIN_PATH, footer.joinPlus],
      ['/account/member-benefits', footer.perks],
      ['/refer-a-friend', footer.refer],
      ['/gift-memberships', footer.giftMemberships],
      ['/blog', footer.journal],
    ]),
    column(footer.care, [
      ['/contact', footer.contact],
      ['/legal/terms-and-conditions', footer.terms],
    ]),
  ]
}
