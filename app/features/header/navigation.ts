import type { NavItem } from '#app/design-system/header/SiteHeader.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { JOIN_PATH } from '#app/platform/store/places.ts'
import type { Store } from '#app/platform/store/stores.ts'

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
