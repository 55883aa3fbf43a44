import type { FooterColumn } from '#app/design-system/footer/SiteFooter.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { JOIN_PATH } from '#app/platform/store/places.ts'
import type { Store } from '#app/platform/store/stores.ts'

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
