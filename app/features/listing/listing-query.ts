import type { FilterInput, ListingSort } from '#operations/__generated__/operations.ts'

/** What a listing's address asks for, besides its category. */
export type ListingQuery = {
  /** Chosen items by filter group, both as slugs. */
  filters: FilterInput[]
  /** Undefined: the shop's own order. */
  sort: ListingSort | undefined
  /** From 1. */
  page: number
  /** What was searched for, where the listing is that of a search. */
  term?: string
}

/** Every order a listing knows, in the order of the menu. */
export const LISTING_SORTS = [
  'RECOMMENDED',
  'BESTSELLING',
  'NEWEST',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'TOP_RATED',
] as const satisfies readonly ListingSort[]

/** Separates group and item in `filter=finish.satin`. No slug holds it. */
const SEPARATOR = '.'

/** The most chosen items that an address is believed to mean. */
const MAX_FILTERS = 40

/**
 * Reads `filter`, `sort` and `page` (open point A126). What is malformed is left out: an unknown sort is the shop's own order, a page below
 * 1 or not a number is the first (open point A119).
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const groups = new Map<string, Set<string>>()
  for (const value of params.getAll('filter').slice(0, MAX_FILTERS)) {
    const [group, item, ...rest] = value.split(SEPARATOR)
    if (!group || !item || rest.length > 0) continue
    groups.set(group, (groups.get(group) ?? new Set()).add(item))
  }
  const page = Number(params.get('page'))
  return {
    filters: [...groups].map(([slug, items]) => ({ slug, items: [...items] })),
    sort: LISTING_SORTS.find((sort) => sort === params.get('sort')),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The value of one chosen item in the address and in the filter form. */
export function filterValue(group: string, item: string): string {
  return `${group}${SEPARATOR}${item}`
}

/** The address of a listing for a query: the shop's own order and the first page are left out, so each listing has one address. */
export function listingHref(path: string, { filters, sort, page, term }: ListingQuery): string {
  const params = new URLSearchParams()
  for (const { slug, items } of filters) for (const item of items) params.append('filter', filterValue(slug, item))
  if (sort && sort !== 'RECOMMENDED') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const query = [term === undefined ? '' : `term=${encodeURIComponent(term)}`, params.toString()].filter(Boolean).join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The whole listing, with nothing narrowed. */
export function wholeListing({ term }: ListingQuery): ListingQuery {
  return { filters: [], sort: undefined, page: 1, ...(term !== undefined && { term }) }
}

/** The same query without one chosen item, from the first page again. */
export function withoutFilter(query: ListingQuery, group: string, item: string): ListingQuery {
  const filters = query.filters
    .map((filter) => (filter.slug === group ? { ...filter, items: filter.items.filter((slug) => slug !== item) } : filter))
    .filter(({ items }) => items.length > 0)
  return { ...query, filters, page: 1 }
}

/** True when the address asks for more than the category as it stands: such a page is not prerendered and not indexed on its own. */
export function isNarrowed({ filters, sort, page }: ListingQuery): boolean {
  return filters.length > 0 || (sort !== undefined && sort !== 'RECOMMENDED') || page > 1
}
