import type { FooterColumn } from '#app/design-system/footer/SiteFooter.tsx'
import { footerCopy } from '#app/messages/footer.ts'
import { messagesOf } from '#app/messages/messages.ts'
import { helpLinks } from '#app/platform/help/help-centre.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { JOIN_PATH } from '#app/platform/store/places.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** The footer's four lists: Shop, About, Help, Legal (decision A33). */
export function footerColumns(store: Store): Record<keyof typeof footerCopy.sections, FooterColumn> {
  const { footer, nav } = messagesOf(store.locale)
  const { sections } = footerCopy
  const links = (items: readonly (readonly [string, string])[]) => items.map(([path, label]) => ({ href: storeHref(store, path), label }))
  return {
    shop: {
      heading: sections.shop,
      links: links([
        ['/shop/whatsnew', nav.newIn],
        ['/shop/bestsellers', nav.bestsellers],
        ['/shop/makeup', footer.makeup],
        ['/shop/skincare', footer.skincare],
        ['/shop/fragrances', footer.fragrance],
        ['/shop/hair-care', footer.haircare],
        ['/shop/body', footer.body],
        ['/shop/beauty-supplements', footer.supplements],
      ]),
    },
    about: {
      heading: sections.about,
      links: links([
        [JOIN_PATH, footer.joinPlus],
        ['/account/member-benefits', footer.perks],
        ['/refer-a-friend', footer.refer],
        ['/gift-memberships', footer.giftMemberships],
        ['/quiz/skincare', nav.quiz],
        ['/blog', footer.journal],
      ]),
    },
    help: { heading: sections.help, links: [...helpLinks(store), ...links([['/contact', footer.contact]])] },
    legal: { heading: sections.legal, links: links([['/legal/terms-and-conditions', footer.terms]]) },
  }
}
