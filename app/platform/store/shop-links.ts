import { footerLinks } from '#app/messages/frame/footer.ts'
import { navCopy } from '#app/messages/frame/shell.ts'
import { storeHref } from './link.ts'
import type { Store } from './stores.ts'

/** A link of a list: its address in the store, and what it says. */
export type ShopLink = { href: string; label: string }

/** Pairs of a path of the shop and a label, as links in a store. */
export function shopLinks(store: Store, places: readonly (readonly [path: string, label: string])[]): ShopLink[] {
  return places.map(([path, label]) => ({ href: storeHref(store, path), label }))
}

/** The lists of what is new and of what sells best. */
export function firstLinks(store: Store): ShopLink[] {
  return shopLinks(store, [
    ['/shop/whatsnew', navCopy.newIn],
    ['/shop/bestsellers', navCopy.bestsellers],
  ])
}

/** The six categories, in the order in which lists show them. */
export function categoryLinks(store: Store): ShopLink[] {
  return shopLinks(store, [
    ['/shop/makeup', footerLinks.makeup],
    ['/shop/skincare', footerLinks.skincare],
    ['/shop/fragrances', footerLinks.fragrance],
    ['/shop/hair-care', footerLinks.haircare],
    ['/shop/body', footerLinks.body],
    ['/shop/beauty-supplements', footerLinks.supplements],
  ])
}
