import { messagesOf } from '#app/messages/messages.ts'
import { helpLinks } from '#app/platform/help/help-centre.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { categoryLinks, firstLinks, type ShopLink, shopLinks } from '#app/platform/store/shop-links.ts'
import type { Store } from '#app/platform/store/stores.ts'

type Column = { id: string; heading: string; links: ShopLink[] }

/** The 404 page's three lists: the six categories, what most people look for, and the help centre (decision A23). */
export function missingColumns(store: Store): readonly Column[] {
  const { notFound: copy, nav } = messagesOf(store.locale)
  const others = shopLinks(store, [
    [JOIN_PATH, nav.join],
    ['/quiz/skincare', nav.quiz],
  ])
  return [
    { id: 'missing-shop', heading: copy.shop, links: categoryLinks(store) },
    { id: 'missing-top', heading: copy.topPages, links: [...firstLinks(store), ...others] },
    { id: 'missing-care', heading: copy.care, links: helpLinks(store) },
  ]
}
