import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from './link.ts'
import type { Store } from './stores.ts'

/** A link of a list: its address in the store, and what it says. */
export type ShopLink = { href: string; label: string }

/** Pairs of a path of the shop and a label, as links in a store. */
export function shopLinks(store: Store, places: readonly (readonly [path: string, label: string])[]): ShopLink[] {
  return places.map(([path, label]) => ({ href: storeHref(store, path), label }))
}

/** Links to the new products and the bestsellers. */
export function firstLinks(store: Store): ShopLink[] {
  const { nav } = messagesOf(store.locale)
  return shopLinks(store, [
    ['/shop/whatsnew', nav.newIn],
    ['/shop/bestsellers', nav.bestsellers],
  ])
}

/** Links to the six categories, in the order in which lists show them. */
export function categoryLinks(store: Store): ShopLink[] {
  const { footer } = messagesOf(store.locale)
  return shopLinks(store, [
    ['/shop/makeup', footer.makeup],
    ['/shop/skincare', footer.skincare],
    ['/shop/fragrances', footer.fragrance],
    ['/shop/hair-care', footer.haircare],
    ['/shop/body', footer.body],
    ['/shop/beauty-supplements', footer.supplements],
  ])
}
