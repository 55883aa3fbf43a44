import { pageHref } from '#app/platform/pagination/list-page.ts'
import { filterInputItems, filterInputSlug, paginationInputCurrentPage } from '#operations/__generated__/input-limits.ts'
import type { FilterInput, ListingSort } from '#operations/__generated__/operations.ts'

/** The query of a listing's URL. */
export type ListingQuery = {
  /** Active filters by group, as slugs. */
  filters: FilterInput[]
  /** Undefined: the default order. */
  sort: ListingSort | undefined
  /** From 1. */
  page: number
  /** The search term if this is a search. */
  term?: string
}

/** Sort orders in the order of the menu. */
export const LISTING_SORTS = [
  'RECOMMENDED',
  'BESTSELLING',
  'NEWEST',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'TOP_RATED',
] as const satisfies readonly ListingSort[]

/** The CMS environment. Spec §7. */
export const BRANCH_NAME = 'master'

/** Separates group and item in `filter=finish.satin`. Slugs never contain it. */
const SEPARATOR = '.'

/** Maximum number of filters read from a URL. */
const MAX_FILTERS = 40

/**
 * Reads `filter`, `sort` and `page` (open point A126). Malformed values are dropped: an unknown sort becomes the default, an invalid page
 * the first (open point A119), and one that the API does not take the last one that it takes, which is answered by the last page.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const groups = new Map<string, Set<string>>()
  for (const value of params.getAll('filter').slice(0, MAX_FILTERS)) {
    const [group, item, ...rest] = value.split(SEPARATOR)
    if (!group || !item || rest.length > 0) continue
    if (group.length > filterInputSlug.maxLength || item.length > filterInputItems.maxLength) continue
    groups.set(group, (groups.get(group) ?? new Set()).add(item))
  }
  const page = Number(params.get('page'))
  return {
    filters: [...groups].map(([slug, items]) => ({ slug, items: [...items] })),
    sort: LISTING_SORTS.find((sort) => sort === params.get('sort')),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, paginationInputCurrentPage.max) : 1,
  }
}

/** Value of an active filter in the URL and the form. */
export function filterValue(group: string, item: string): string {
  return `${group}${SEPARATOR}${item}`
}

/** A query's parameters in a URL, without the page. Defaults are left out. */
export function listingParameters({ filters, sort, term }: Omit<ListingQuery, 'page'>): string {
  const params = new URLSearchParams()
  for (const { slug, items } of filters) for (const item of items) params.append('filter', filterValue(slug, item))
  if (sort && sort !== 'RECOMMENDED') params.set('sort', sort)
  return [term === undefined ? '' : `term=${encodeURIComponent(term)}`, params.toString()].filter(Boolean).join('&')
}

/** The URL of a query. Defaults are left out, so each listing has one URL. */
export function listingHref(path: string, query: ListingQuery): string {
  const parameters = listingParameters(query)
  if (query.page > 1) return pageHref({ path, parameters }, query.page)
  return parameters === '' ? path : `${path}?${parameters}`
}

/** The listing without filters. */
export function wholeListing({ term }: ListingQuery): ListingQuery {
  return { filters: [], sort: undefined, page: 1, ...(term !== undefined && { term }) }
}

/** The query without one filter, back on the first page. */
export function withoutFilter(query: ListingQuery, group: string, item: string): ListingQuery {
  const filters = query.filters
    .map((filter) => (filter.slug === group ? { ...filter, items: filter.items.filter((slug) => slug !== item) } : filter))
    .filter(({ items }) => items.length > 0)
  return { ...query, filters, page: 1 }
}

/** True if the URL has filters, sorting or a page. Such pages are neither prerendered nor indexed. */
export function isNarrowed({ filters, sort, page }: ListingQuery): boolean {
  return filters.length > 0 || (sort !== undefined && sort !== 'RECOMMENDED') || page > 1
}
