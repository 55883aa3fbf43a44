import type { FooterColumn } from '#app/design-system/footer/SiteFooter.tsx'
import { footerCopy } from '#app/messages/footer.ts'
import { messagesOf } from '#app/messages/messages.ts'
import { helpLinks } from '#app/platform/help/help-centre.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { categoryLinks, firstLinks, shopLinks } from '#app/platform/store/shop-links.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** The footer's four lists: Shop, About, Help, Legal (decision A33). */
export function footerColumns(store: Store): Record<keyof typeof footerCopy.sections, FooterColumn> {
  const { footer, nav } = messagesOf(store.locale)
  const { sections } = footerCopy
  return {
    shop: { heading: sections.shop, links: [...firstLinks(store), ...categoryLinks(store)] },
    about: {
      heading: sections.about,
      links: shopLinks(store, [
        [JOIN_PATH, footer.joinPlus],
        ['/account/member-benefits', footer.perks],
        ['/refer-a-friend', footer.refer],
        ['/gift-memberships', footer.giftMemberships],
        ['/quiz/skincare', nav.quiz],
        ['/blog', footer.journal],
      ]),
    },
    help: { heading: sections.help, links: [...helpLinks(store), ...shopLinks(store, [['/contact', footer.contact]])] },
    legal: { heading: sections.legal, links: shopLinks(store, [['/legal/terms-and-conditions', footer.terms]]) },
  }
}
