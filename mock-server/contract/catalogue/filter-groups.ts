import type { Catalogue, CategoryRecord, FilterRecord, StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ActivePriceType } from '#schema/__generated__/types.ts'
import type { StoreIndex } from './store-index.ts'

/** One choice of a filter group. Its slug is unique within the group, sub-items included. */
export type FilterChoice = { readonly slug: string; readonly label: string; readonly subItems: readonly FilterChoice[] }

/** A filter group. `slugsOf` returns the choices that a product matches; in a price group they depend on the shopper's tier. */
export type FilterGroup = {
  readonly slug: string
  readonly label: string
  readonly byTier: boolean
  readonly items: readonly FilterChoice[]
  readonly slugsOf: (position: number, tier: ActivePriceType) => Iterable<string>
}

/** Bounds of the price bands, major units. */
const priceBands: Record<StoreLocale, readonly number[]> = { 'en-GB': [15, 30, 50], 'en-US': [20, 40, 60] }

/** Converts text to a URL slug: lower case, digits and dashes. */
function filterSlug(words: string): string {
  const plain = words.normalize('NFKD').replaceAll(/[^\w\s-]/g, '')
  return plain
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
}

/** The filter groups of a listing, in display order: subcategories, the catalogue's facets, price, brand, rating. */
export function filterGroups(catalogue: Catalogue, index: StoreIndex, path: string, positions: readonly number[]): FilterGroup[] {
  const groups = [
    categoryGroup(catalogue.categories, index, path),
    ...catalogue.facets.map((facet) => facetGroup(facet, index)),
    priceGroup(index),
    brandGroup(index, positions),
    ratingGroup(index),
  ]
  return groups.map((group) => onlyAnswered(group, positions)).filter(({ items }) => items.length > 0)
}

/** Drops the choices that no product of the category matches. Price bands stay because they depend on the tier. */
function onlyAnswered(group: FilterGroup, positions: readonly number[]): FilterGroup {
  if (group.byTier) return group
  const answered = new Set<string>()
  for (const position of positions) for (const slug of group.slugsOf(position, 'typical')) answered.add(slug)
  const kept = (choices: readonly FilterChoice[]): FilterChoice[] => choices.filter(({ slug }) => answered.has(slug))
  return { ...group, items: kept(group.items).map((item) => ({ ...item, subItems: kept(item.subItems) })) }
}

/** The direct subcategories of a path; an empty path returns the top-level categories, as New In needs. */
function childrenOf(categories: readonly CategoryRecord[], path: string): CategoryRecord[] {
  const prefix = path === '' ? '' : `${path}/`
  return categories.filter(({ path: other }) => other.startsWith(prefix) && other !== path && !other.slice(prefix.length).includes('/'))
}

function categoryGroup(categories: readonly CategoryRecord[], index: StoreIndex, path: string): FilterGroup {
  const below = childrenOf(categories, path)
  const isBesideAll = below.length === 0 && !path.includes('/')
  const top = isBesideAll ? '' : path
  const slug = (child: string): string => child.slice(top === '' ? 0 : top.length + 1).replaceAll('/', '-')
  const choice = (category: CategoryRecord, subItems: readonly FilterChoice[]): FilterChoice => ({
    slug: slug(category.path),
    label: category.title[index.store],
    subItems,
  })
  const items = isBesideAll
    ? childrenOf(categories, '').map((category) => choice(category, []))
    : below.map((category) =>
        choice(
          category,
          childrenOf(categories, category.path).map((finer) => choice(finer, [])),
        ),
      )
  return {
    slug: 'category',
    label: 'Category',
    byTier: false,
    items,
    slugsOf: (position) => index.at(position).record.categoryPaths.map(slug),
  }
}

function facetGroup({ slug, label, items }: FilterRecord, index: StoreIndex): FilterGroup {
  const parents = new Map(items.flatMap((item) => (item.subItems ?? []).map((sub) => [sub.slug, item.slug] as const)))
  const choices = items.map((item) => ({
    slug: item.slug,
    label: item.label[index.store],
    subItems: (item.subItems ?? []).map((sub) => ({ slug: sub.slug, label: sub.label[index.store], subItems: [] })),
  }))
  const slugsOf = (position: number): string[] =>
    (index.at(position).record.facets[slug] ?? []).flatMap((answered) => {
      const parent = parents.get(answered)
      return parent === undefined ? [answered] : [answered, parent]
    })
  return { slug, label: label[index.store], byTier: false, items: choices, slugsOf }
}

function priceGroup(index: StoreIndex): FilterGroup {
  const bounds = priceBands[index.store]
  const symbol = index.store === 'en-GB' ? '£' : '$'
  const items = [0, ...bounds].map((from, at): FilterChoice => {
    const to = bounds[at]
    if (to === undefined) return { slug: `over-${from}`, label: `${symbol}${from} and over`, subItems: [] }
    if (from === 0) return { slug: `under-${to}`, label: `Under ${symbol}${to}`, subItems: [] }
    return { slug: `${from}-${to}`, label: `${symbol}${from} to ${symbol}${to}`, subItems: [] }
  })
  const slugsOf = (position: number, tier: ActivePriceType): string[] => {
    const price = index.cardPrices(tier)[position] ?? 0
    const band = items[bounds.filter((bound) => price >= bound * 100).length]
    return band ? [band.slug] : []
  }
  return { slug: 'price', label: 'Price', byTier: true, items, slugsOf }
}

function brandGroup(index: StoreIndex, positions: readonly number[]): FilterGroup {
  const slugs = new Map(
    [...new Set(positions.map((position) => index.at(position).record.brandName))].sort().map((name) => [name, filterSlug(name)]),
  )
  const items = [...slugs].map(([label, slug]): FilterChoice => ({ slug, label, subItems: [] }))
  return {
    slug: 'brand',
    label: 'Brand',
    byTier: false,
    items,
    slugsOf: (position) => [slugs.get(index.at(position).record.brandName) ?? ''],
  }
}

function ratingGroup(index: StoreIndex): FilterGroup {
  const steps = [4, 3].map((least) => ({ least, slug: `${least}-up`, label: `${least} stars and up`, subItems: [] }))
  const slugsOf = (position: number): string[] => {
    const stars = index.ratings().stars[position] ?? 0
    return steps.filter(({ least }) => stars >= least).map(({ slug }) => slug)
  }
  return {
    slug: 'rating',
    label: 'Rating',
    byTier: false,
    items: steps.map(({ slug, label, subItems }) => ({ slug, label, subItems })),
    slugsOf,
  }
}
