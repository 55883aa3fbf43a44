import { isExternalLink } from '#app/design-system/rich-text/safe-link.ts'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { TrackedEvent } from '#app/platform/tracking/track.ts'
import { plainProperties } from '#app/platform/tracking/track-reported.ts'
import type { RecommendationSectionFieldsFragment } from '#operations/__generated__/operations.ts'

type Section = RecommendationSectionFieldsFragment
type Cta = NonNullable<Section['cta']>

/** The link of a section. */
export type RecommendationLinkView = {
  /** Above or below the products. */
  place: Cta['type']
  href: string
  text: string
  /** Links to another site. */
  isExternal: boolean
  /** The analytics event of a press. */
  pressed: TrackedEvent | undefined
}

export type RecommendationView = {
  id: string
  heading: string
  lead: string | undefined
  cards: CardView[]
  link: RecommendationLinkView | undefined
}

/** A section for rendering. Undefined for unknown kinds and empty ones. */
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

/** A link without target or label is dropped. */
function linkOf({ type, link, text, tracking }: Cta, store: Store): RecommendationLinkView | undefined {
  const href = contentHref(store, link)
  if (href === undefined || text.trim() === '') return undefined
  return { place: type, href, text, isExternal: isExternalLink(href), pressed: eventOf(tracking) }
}

/** The tracked event. Undefined for unknown events. Only plain properties are included. */
function eventOf(tracking: Cta['tracking']): TrackedEvent | undefined {
  return tracking?.event === 'Page Element Clicked'
    ? { event: tracking.event, properties: plainProperties(tracking.properties) }
    : undefined
}
