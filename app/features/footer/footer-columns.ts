import type { FooterColumn } from '#app/design-system/footer/SiteFooter.tsx'
import { footerCopy, footerLinks } from '#app/messages/frame/footer.ts'
import { navCopy } from '#app/messages/frame/shell.ts'
import { helpLinks } from '#app/platform/help/help-centre.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { legalPaths } from '#app/platform/store/legal-paths.ts'
import { categoryLinks, firstLinks, shopLinks } from '#app/platform/store/shop-links.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** The footer's four lists: Shop, About, Help, Legal (open point A33). */
export function footerColumns(store: Store): Record<keyof typeof footerCopy.sections, FooterColumn> {
  const { sections } = footerCopy
  return {
    shop: { heading: sections.shop, links: [...firstLinks(store), ...categoryLinks(store)] },
    about: {
      heading: sections.about,
      links: shopLinks(store, [
        [JOIN_PATH, footerLinks.joinPlus],
        ['/account/member-benefits', footerLinks.perks],
        ['/refer-a-friend', footerLinks.refer],
        ['/gift-memberships', footerLinks.giftMemberships],
        ['/quiz/skincare', navCopy.quiz],
        ['/blog', footerLinks.journal],
      ]),
    },
    help: { heading: sections.help, links: [...helpLinks(store), ...shopLinks(store, [['/contact', footerLinks.contact]])] },
    legal: {
      heading: sections.legal,
      links: shopLinks(store, [
        [legalPaths.terms, footerLinks.terms],
        [legalPaths.accessibility, footerLinks.accessibility],
      ]),
    },
  }
}
