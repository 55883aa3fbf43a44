import type { CategoryRecord } from '#fixtures/catalogue/record.ts'
import type { Category, MarketingTile } from '#schema/__generated__/types.ts'
import type { StoreCatalogue } from './catalogue-index.ts'
import type { CategoryIndex } from './category-index.ts'
import type { ListingCounts } from './listing.ts'
import { breadcrumbs } from './product-model.ts'

/** Position of the card that the tile precedes. */
const TILE_POSITION = 8

/** The tile shown between a category's cards, on the first page, if there are enough cards. */
export function marketingTiles({ path }: CategoryRecord, page: number, total: number): MarketingTile[] {
  if (page !== 1 || total <= TILE_POSITION) return []
  const id = `members-tile-${path.replaceAll('/', '-')}`
  const image = { id: 'members-tile', src: '/images/scenes/members-tile-960.webp', altText: null, description: null }
  const title = 'The price tag comes with a plus.'
  const description = "Members pay the Member's Price on everything, every day."
  return [{ id, title, description, image, href: '/gift-memberships', linkText: 'See what members pay', position: TILE_POSITION }]
}

/** A category as its page shows it, with counts for the chosen filters. */
export function categoryPage(
  shop: StoreCatalogue,
  { record }: CategoryIndex,
  categories: readonly CategoryRecord[],
  counts: ListingCounts,
): Category {
  const { store } = shop.index
  const href = `/shop/${record.path}`
  const title = record.title[store]
  const known = categories.includes(record) ? categories : [...categories, record]
  return {
    title,
    description: record.description[store] || null,
    metaTitle: `${title} | Ottilie`,
    metaDescription: record.description[store] || `${title} at Ottilie, with the Member's Price beside the Typical Price.`,
    hreflangs: [
      { locale: 'en-GB', slug: href },
      { locale: 'en-US', slug: href },
    ],
    variantCount: counts.variantCount,
    productCount: counts.total,
    filters: counts.filters,
    relatedCategories: record.related.flatMap((path) => related(shop, path)),
    seo: seo(record, title),
    breadcrumbs: breadcrumbs(record.path, known, store),
  }
}

function related(shop: StoreCatalogue, path: string): { title: string; href: string }[] {
  const record = shop.categoryRecord(path)
  return record ? [{ title: record.title[shop.index.store], href: `/shop/${path}` }] : []
}

function seo({ path }: CategoryRecord, title: string): Category['seo'] {
  const terms = [title.toLowerCase(), ...path.split('/').map((part) => part.replaceAll('-', ' '))]
  return {
    id: `seo-${path.replaceAll('/', '-')}`,
    page: `/shop/${path}`,
    terms: [...new Set(terms)],
    noindex: false,
    nofollow: false,
    canonical: null,
    pageHeaderDescription: null,
    pageFooterDescription: `<p>Every product in ${title} shows two prices: the Typical Price and the lower Member's Price.</p>`,
  }
}
