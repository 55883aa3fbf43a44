import 'server-only'
import { cache } from 'react'
import { cardView } from '#app/platform/catalogue/card-view.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { GetPlpDocument, type GetPlpQuery } from '#operations/__generated__/operations.ts'
import { type ListingQuery, listingHref, readListingQuery } from './listing-query.ts'

/** Cards a page. */
export const LISTING_PAGE_SIZE = 24

/** CMS environment that the shop reads. Spec §7. */
const BRANCH_NAME = 'master'

type Listing = NonNullable<GetPlpQuery['productListing']>

/** A listing as the page shows it. */
export type ListingView = Omit<Listing, 'productCards'> & { path: string; query: ListingQuery; cards: ReturnType<typeof cardView>[] }

/**
 * One page of a category (its path below /shop, and the address's query), or undefined when the shop has no such category. The answer's own words replace the address's: a page above
 * the last is the last, an unknown filter is not chosen.
 */
export const listingData = cache(async (visit: Visit, categoryUrlPath: string, search: string): Promise<ListingView | undefined> => {
  const query = readListingQuery(new URLSearchParams(search))
  const { productListing } = await serverQuery(visit, GetPlpDocument, {
    categoryUrlPath,
    filters: query.filters,
    pagination: { currentPage: query.page, perPage: LISTING_PAGE_SIZE },
    sort: query.sort ?? 'RECOMMENDED',
    isTypicalJourney: true,
    marketingTilesPath: null,
    branchName: BRANCH_NAME,
    staged: false,
  })
  if (!productListing) return undefined
  const { productCards, ...listing } = productListing
  const honoured: ListingQuery = {
    filters: listing.appliedFilters.map(({ slug, items }) => ({ slug, items: items.map((item) => item.slug) })),
    sort: listing.sort,
    page: listing.pagination.currentPage,
  }
  return { ...listing, path: `/shop/${categoryUrlPath}`, query: honoured, cards: productCards.map(cardView) }
})

/** Addresses of the pages before and after this one, without the store's prefix; undefined at the ends. */
export function neighbours({ path, query, pagination }: Pick<ListingView, 'path' | 'query' | 'pagination'>): {
  previous: string | undefined
  next: string | undefined
} {
  const last = Math.max(1, Math.ceil(pagination.total / pagination.perPage))
  const at = (page: number) => (page >= 1 && page <= last ? listingHref(path, { ...query, page }) : undefined)
  return { previous: at(query.page - 1), next: at(query.page + 1) }
}
