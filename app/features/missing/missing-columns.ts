import { navCopy } from '#app/messages/frame/shell.ts'
import { missingCopy as copy } from '#app/messages/pages/missing.ts'
import { helpLinks } from '#app/platform/help/help-centre.ts'
import { JOIN_PATH } from '#app/platform/store/places.ts'
import { categoryLinks, firstLinks, type ShopLink, shopLinks } from '#app/platform/store/shop-links.ts'
import type { Store } from '#app/platform/store/stores.ts'

type Column = { id: string; heading: string; links: ShopLink[] }

/** The 404 page's three lists: categories, top pages, help centre (open point A23). */
export function missingColumns(store: Store): readonly Column[] {
  const others = shopLinks(store, [
    [JOIN_PATH, navCopy.join],
    ['/quiz/skincare', navCopy.quiz],
  ])
  return [
    { id: 'missing-shop', heading: copy.shop, links: categoryLinks(store) },
    { id: 'missing-top', heading: copy.topPages, links: [...firstLinks(store), ...others] },
    { id: 'missing-care', heading: copy.care, links: helpLinks(store) },
  ]
}
