import { messagesOf } from '#app/messages/messages.ts'
import { helpLinks } from '#app/platform/help/help-centre.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { JOIN_PATH } from '#app/platform/store/places.ts'
import type { Store } from '#app/platform/store/stores.ts'

type Column = { id: string; heading: string; links: { href: string; label: string }[] }

/** The 404 page's three lists: the six categories, what most people look for, and the help centre (decision A23). */
export function missingColumns(store: Store): readonly Column[] {
  const { notFound: copy, footer, nav } = messagesOf(store.locale)
  const links = (items: readonly (readonly [string, string])[]) => items.map(([path, label]) => ({ href: storeHref(store, path), label }))
  return [
    {
      id: 'missing-shop',
      heading: copy.shop,
      links: links([
        ['/shop/makeup', footer.makeup],
        ['/shop/skincare', footer.skincare],
        ['/shop/fragrances', footer.fragrance],
        ['/shop/hair-care', footer.haircare],
        ['/shop/body', footer.body],
        ['/shop/beauty-supplements', footer.supplements],
      ]),
    },
    {
      id: 'missing-top',
      heading: copy.topPages,
      links: links([
        ['/shop/whatsnew', nav.newIn],
        ['/shop/bestsellers', nav.bestsellers],
        [JOIN_PATH, nav.join],
        ['/quiz/skincare', nav.quiz],
      ]),
    },
    { id: 'missing-care', heading: copy.care, links: helpLinks(store) },
  ]
}
