import { footerLinks } from '#app/messages/frame/footer.ts'
import { navCopy } from '#app/messages/frame/shell.ts'
import { JOIN_PATH } from './join-path.ts'
import { storeHref } from './link.ts'
import type { Store } from './stores.ts'

/** A link of a list: its href in the store, and its label. */
export type ShopLink = {
  href: string
  label: string
  /** Shown while this tier's prices lead: members are not offered a membership. */
  onlyFor?: 'typical'
}

/** Turns pairs of a path and a label into links of a store. */
export function shopLinks(store: Store, places: readonly (readonly [path: string, label: string])[]): ShopLink[] {
  return places.map(([path, label]) => ({
    href: storeHref(store, path),
    label,
    ...(path === JOIN_PATH && { onlyFor: 'typical' as const }),
  }))
}

/** Links to the new products and the bestsellers. */
export function firstLinks(store: Store): ShopLink[] {
  return shopLinks(store, [
    ['/shop/whatsnew', navCopy.newIn],
    ['/shop/bestsellers', navCopy.bestsellers],
  ])
}

/** Links to the six categories in display order. */
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
