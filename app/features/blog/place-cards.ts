import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** The address of a link or picture in Markdown. */
const ADDRESS = /\]\(\s*<?([^)\s>]+)/g

/** An article's cards where its text speaks of them: by section in order, and those of which no section does. */
export type PlacedCards = { bySection: readonly (readonly CardView[])[]; rest: readonly CardView[] }

/** Puts each card below the first section whose text links to the product's page. */
export function placeCards(sections: readonly { body: string }[], cards: readonly CardView[], store: Store): PlacedCards {
  const left = new Set(cards)
  const bySection = sections.map(({ body }) => {
    const linked = new Set(Array.from(body.matchAll(ADDRESS), ([, address = '']) => pathOf(contentHref(store, address) ?? '')))
    const here = [...left].filter(({ href }) => linked.has(pathOf(storeHref(store, href))))
    for (const card of here) left.delete(card)
    return here
  })
  return { bySection, rest: [...left] }
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? ''
}
