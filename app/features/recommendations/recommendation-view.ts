import { isExternalLink } from '#app/design-system/rich-text/safe-link.ts'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { TrackedEvent } from '#app/platform/tracking/track.ts'
import type { RecommendationSectionFieldsFragment } from '#operations/__generated__/operations.ts'

type Section = RecommendationSectionFieldsFragment
type Cta = NonNullable<Section['cta']>

/** The link of a section. */
export type RecommendationLink = {
  /** Above the products, beside the heading, or below them. */
  place: Cta['type']
  href: string
  text: string
  /** True when it leads to another site. */
  isExternal: boolean
  /** What a press tells analytics. */
  pressed: TrackedEvent | undefined
}

/** Recommended products as a row shows them. */
export type RecommendationView = {
  id: string
  heading: string
  lead: string | undefined
  cards: CardView[]
  link: RecommendationLink | undefined
}

/** A section as it is shown; undefined for one of a kind that the shop does not know, and for one without products. */
export function recommendationView(section: Section, store: Store): RecommendationView | undefined {
  if (section.componentType !== 'CAROUSEL' || section.items.length === 0) return undefined
  return {
    id: section.id,
    heading: section.title,
    lead: section.description?.trim() || undefined,
    cards: section.items.map(cardView),
    link: section.cta ? linkOf(section.cta, store) : undefined,
  }
}

/** A link that leads nowhere, or says nothing, is none. */
function linkOf({ type, link, text, tracking }: Cta, store: Store): RecommendationLink | undefined {
  const href = contentHref(store, link)
  if (href === undefined || text.trim() === '') return undefined
  return { place: type, href, text, isExternal: isExternalLink(href), pressed: eventOf(tracking) }
}

/** What a press is told as; undefined for an event that the shop does not know. Properties that are not plain values stay behind. */
function eventOf(tracking: Cta['tracking']): TrackedEvent | undefined {
  if (tracking?.event !== 'Page Element Clicked') return undefined
  const plain = Object.entries<unknown>(tracking.properties).filter((entry): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return { event: tracking.event, properties: Object.fromEntries(plain) }
}
