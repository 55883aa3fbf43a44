import type { ActivePriceType, RecommendationCta, RecommendationInput, RecommendationSection } from '#schema/__generated__/types.ts'
import type { StoreCatalogue } from './catalogue-index.ts'

const headings: Readonly<Record<string, string>> = {
  PDP: 'Goes well with',
  BASKET: 'Add before you go',
  HOME: 'Loved by members',
  ATB_CONFIRMATION: 'Goes well with',
}

/** Locations where the shopper is about to buy, so the carousel has no link elsewhere. */
const atTheTill: ReadonlySet<string> = new Set(['PDP', 'BASKET', 'ATB_CONFIRMATION'])

/** Candidates for a carousel, best first: products named by the given ones, then bestsellers. */
function candidates(shop: StoreCatalogue, looked: ReadonlySet<number>): Iterable<number> {
  const named = [...looked].flatMap((position) =>
    shop.index.at(position).record.goesWith.flatMap((id) => shop.index.positionOfId(id) ?? []),
  )
  const bought = shop.category('bestsellers')?.order('BESTSELLING', 'typical').positions ?? []
  return new Set([...named, ...bought])
}

/** One carousel, without the given products; null if there is nothing to show. */
export function recommend(shop: StoreCatalogue, input: RecommendationInput, tier: ActivePriceType): RecommendationSection | null {
  const looked = new Set(input.skus.flatMap((sku) => shop.index.findVariant(sku)?.position ?? []))
  const items = []
  for (const position of candidates(shop, looked)) {
    if (items.length >= input.limit) break
    if (!looked.has(position) && shop.index.at(position).card.inStock) items.push(shop.models.at(position, tier))
  }
  if (items.length === 0) return null
  return {
    id: input.id,
    componentType: 'CAROUSEL',
    title: headings[input.location ?? ''] ?? (looked.size > 0 ? 'Goes well with' : 'Bestsellers'),
    description: describe(shop, input),
    items,
    cta: atTheTill.has(input.location ?? '') ? null : bestsellersCta(input.id),
  }
}

/** The description below the heading on a product page, which names the shade. */
function describe(shop: StoreCatalogue, { location, skus: [sku] }: RecommendationInput): string | null {
  const shade = location === 'PDP' && sku !== undefined ? shop.index.findVariant(sku)?.variant.shade?.name : undefined
  return shade === undefined ? null : `Picked by the people who bought ${shade}.`
}

function bestsellersCta(section: string): RecommendationCta {
  return {
    type: 'header',
    link: '/shop/bestsellers',
    text: 'Shop bestsellers',
    tracking: { event: 'Page Element Clicked', properties: { section } },
  }
}
