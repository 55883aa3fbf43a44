import 'server-only'
import { cache } from 'react'
import { cardView } from '#app/platform/catalogue/card-view.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { productListingCategoryUrlPath } from '#operations/__generated__/input-limits.ts'
import { GetPlpDocument, type GetPlpQuery, GetSearchListingDocument } from '#operations/__generated__/operations.ts'
import { type ListingQuery, listingHref, readListingQuery } from './listing-query.ts'

/** Cards a page. */
const LISTING_PAGE_SIZE = 24

/** The CMS environment. Spec §7. */
const BRANCH_NAME = 'master'

/** Any other path is no category's, and the API refuses to look it up. */
const CATEGORY_PATH = new RegExp(`^(?:${productListingCategoryUrlPath.pattern})$`, 'u')

type Listing = NonNullable<GetPlpQuery['productListing']>

export type ListingView = Omit<Listing, 'productCards'> & { path: string; query: ListingQuery; cards: ReturnType<typeof cardView>[] }

/** Data of a listing: a category's or a search's. */
export type ListedProducts = Pick<ListingView, 'path' | 'query' | 'cards' | 'marketingTiles' | 'pagination' | 'appliedFilters' | 'sort'> & {
  category: Pick<ListingView['category'], 'filters' | 'productCount' | 'variantCount'>
}

/**
 * Loads one page of a category by its path below /shop and the URL's query. Undefined if the category does not exist. The response corrects
 * the query: a page above the last becomes the last, unknown filters are dropped.
 */
export const listingData = cache(
  async (pageRequest: PageRequest, categoryUrlPath: string, search: string): Promise<ListingView | undefined> => {
    if (!CATEGORY_PATH.test(categoryUrlPath) || categoryUrlPath.length > productListingCategoryUrlPath.maxLength) return undefined
    const query = readListingQuery(new URLSearchParams(search))
    const { productListing } = await serverQuery(pageRequest, GetPlpDocument, {
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
    return { ...listing, path: `/shop/${categoryUrlPath}`, query: honouredQuery(listing), cards: productCards.map(cardView) }
  },
)

/** Loads one page of search results with the query's filters and sorting. */
export async function searchListing(pageRequest: PageRequest, term: string, search: URLSearchParams): Promise<ListedProducts> {
  const query = readListingQuery(search)
  const { searchListing: found } = await serverQuery(pageRequest, GetSearchListingDocument, {
    term,
    filters: query.filters,
    pagination: { currentPage: query.page, perPage: LISTING_PAGE_SIZE },
    sort: query.sort ?? 'RECOMMENDED',
    isTypicalJourney: true,
  })
  const { productCards, filters, productCount, variantCount, ...listing } = found
  return {
    ...listing,
    path: '/shop/search',
    query: { ...honouredQuery(listing), term },
    marketingTiles: [],
    category: { filters, productCount, variantCount },
    cards: productCards.map(cardView),
  }
}

/** The request that an answer belongs to. */
function honouredQuery({ appliedFilters, sort, pagination }: Pick<ListingView, 'appliedFilters' | 'sort' | 'pagination'>): ListingQuery {
  return {
    filters: appliedFilters.map(({ slug, items }) => ({ slug, items: items.map((item) => item.slug) })),
    sort,
    page: pagination.currentPage,
  }
}

/** Paths of the neighbouring pages without the store's prefix; undefined at the ends. */
export function neighbours({ path, query, pagination }: Pick<ListingView, 'path' | 'query' | 'pagination'>): {
  previous: string | undefined
  next: string | undefined
} {
  const last = Math.max(1, Math.ceil(pagination.total / pagination.perPage))
  const at = (page: number) => (page >= 1 && page <= last ? listingHref(path, { ...query, page }) : undefined)
  return { previous: at(query.page - 1), next: at(query.page + 1) }
}
