import type { Catalogue, CategoryRecord, FacetRecord, StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ActivePriceType } from '#schema/__generated__/types.ts'
import type { StoreIndex } from './store-index.ts'

/** One choice of a filter group, and which products answer to it. */
export type FilterChoice = {
  readonly slug: string
  readonly label: string
  readonly matches: (position: number, tier: ActivePriceType) => boolean
  readonly subItems: readonly FilterChoice[]
}

/** A group of filters. Choices of a price group depend on the tier that pays. */
export type FilterGroup = {
  readonly slug: string
  readonly label: string
  readonly byTier: boolean
  readonly items: readonly FilterChoice[]
}

/** Bounds of the price bands, major units. */
const priceBands: Record<StoreLocale, readonly number[]> = { 'en-GB': [15, 30, 50], 'en-US': [20, 40, 60] }

/** The word for an address: lower case, digits and dashes. */
export function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/[^\w\s-]/g, '')
  return plain
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** The groups of a listing, in the order they show: finer categories, the catalogue's facets, price, brand, rating. */
export function filterGroups(catalogue: Catalogue, index: StoreIndex, path: string, members: Iterable<number>): FilterGroup[] {
  const positions = [...members]
  const groups = [
    categoryGroup(catalogue.categories, index, path),
    ...catalogue.facets.map((facet) => facetGroup(facet, index)),
    priceGroup(index),
    brandGroup(index, positions),
    ratingGroup(index),
  ]
  return groups.map((group) => onlyAnswered(group, positions)).filter(({ items }) => items.length > 0)
}

/** Drops the choices that no product of the category answers to. */
function onlyAnswered(group: FilterGroup, positions: readonly number[]): FilterGroup {
  const answered = (choice: FilterChoice): boolean => positions.some((position) => choice.matches(position, 'typical'))
  const items = group.items.filter((item) => group.byTier || answered(item))
  return { ...group, items: items.map((item) => ({ ...item, subItems: item.subItems.filter(answered) })) }
}

function categoryGroup(categories: readonly CategoryRecord[], index: StoreIndex, path: string): FilterGroup {
  const isWhole = !categories.some(({ path: other }) => other.startsWith(`${path}/`))
  const children = (parent: string): CategoryRecord[] =>
    categories.filter(({ path: other }) =>
      parent === ''
        ? !other.includes('/') && other !== path
        : other.startsWith(`${parent}/`) && !other.slice(parent.length + 1).includes('/'),
    )
  const isSpecial = isWhole && !path.includes('/')
  const choice = (category: CategoryRecord, subItems: readonly FilterChoice[]): FilterChoice => ({
    slug: category.path.slice(path.length > 0 && category.path.startsWith(`${path}/`) ? path.length + 1 : 0).replaceAll('/', '-'),
    label: category.title[index.store],
    matches: (position) => index.at(position).record.categoryPaths.includes(category.path),
    subItems,
  })
  const top = children(isSpecial ? '' : path)
  const items = top.map((category) => choice(category, isSpecial ? [] : children(category.path).map((below) => choice(below, []))))
  return { slug: 'category', label: 'Category', byTier: false, items }
}

function facetGroup({ slug, label, items }: FacetRecord, index: StoreIndex): FilterGroup {
  const answersTo = (position: number, wanted: readonly string[]): boolean =>
    index.at(position).record.facets[slug]?.some((item) => wanted.includes(item)) ?? false
  const choices = items.map((item) => {
    const subItems = (item.subItems ?? []).map((sub) => ({
      slug: sub.slug,
      label: sub.label[index.store],
      matches: (at: number) => answersTo(at, [sub.slug]),
      subItems: [],
    }))
    const wanted = [item.slug, ...subItems.map((sub) => sub.slug)]
    return { slug: item.slug, label: item.label[index.store], matches: (at: number) => answersTo(at, wanted), subItems }
  })
  return { slug, label: label[index.store], byTier: false, items: choices }
}

function priceGroup(index: StoreIndex): FilterGroup {
  const bounds = priceBands[index.store]
  const symbol = index.store === 'en-GB' ? '£' : '$'
  const items = [0, ...bounds].map((from, at): FilterChoice => {
    const to = bounds[at]
    const label =
      to === undefined ? `${symbol}${from} and over` : from === 0 ? `Under ${symbol}${to}` : `${symbol}${from} to ${symbol}${to}`
    const slug = to === undefined ? `over-${from}` : from === 0 ? `under-${to}` : `${from}-${to}`
    const isWithin = (price: number): boolean => price >= from * 100 && (to === undefined || price < to * 100)
    return { slug, label, matches: (position, tier) => isWithin(index.cardPrices(tier)[position] ?? 0), subItems: [] }
  })
  return { slug: 'price', label: 'Price', byTier: true, items }
}

function brandGroup(index: StoreIndex, positions: readonly number[]): FilterGroup {
  const names = [...new Set(positions.map((position) => index.at(position).record.brandName))].sort()
  const items = names.map(
    (name): FilterChoice => ({
      slug: slugOf(name),
      label: name,
      matches: (position) => index.at(position).record.brandName === name,
      subItems: [],
    }),
  )
  return { slug: 'brand', label: 'Brand', byTier: false, items }
}

function ratingGroup(index: StoreIndex): FilterGroup {
  const items = [4, 3].map(
    (least): FilterChoice => ({
      slug: `${least}-up`,
      label: `${least} stars and up`,
      matches: (position) => (index.ratings().stars[position] ?? 0) >= least,
      subItems: [],
    }),
  )
  return { slug: 'rating', label: 'Rating', byTier: false, items }
}
