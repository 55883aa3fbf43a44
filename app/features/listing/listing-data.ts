import 'server-only'
import { cache } from 'react'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { type ListPage, listPage } from '#app/platform/pagination/list-page.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { productListingCategoryUrlPath } from '#operations/__generated__/input-limits.ts'
import { GetPlpDocument, type GetPlpQuery, GetSearchListingDocument } from '#operations/__generated__/operations.ts'
import { BRANCH_NAME, type ListingQuery, listingParameters, readListingQuery } from './listing-query.ts'

/** Cards a page. */
const LISTING_PAGE_SIZE = 24

/** Cards shown where a page has none of its own: a row. */
const BESTSELLERS = 4

/** Any other path is no category's, and the API refuses to look it up. */
const CATEGORY_PATH = new RegExp(`^(?:${productListingCategoryUrlPath.pattern})$`, 'u')

type Listing = NonNullable<GetPlpQuery['productListing']>

export type ListingView = Omit<Listing, 'productCards'> & {
  path: string
  query: ListingQuery
  /** The page shown among all; for a page above the last also where it redirects to. */
  page: ListPage
  cards: ReturnType<typeof cardView>[]
}

/** Data of a listing: a category's or a search's. */
export type ListedProducts = Pick<
  ListingView,
  'path' | 'query' | 'page' | 'cards' | 'marketingTiles' | 'pagination' | 'appliedFilters' | 'sort'
> & {
  category: Pick<ListingView['category'], 'filters' | 'productCount' | 'variantCount'>
}

/**
 * Loads one page of a category by its path below /shop and the URL's query. Undefined if the category does not exist. The response corrects
 * the query: unknown filters are dropped, and a page above the last becomes the last, to which `page.redirect` leads.
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
    return { ...listing, ...placeOf(`/shop/${categoryUrlPath}`, query, listing), cards: productCards.map(cardView) }
  },
)

/** The first products of the bestsellers. */
export async function bestsellers(pageRequest: PageRequest): Promise<readonly CardView[]> {
  const { productListing } = await serverQuery(pageRequest, GetPlpDocument, {
    categoryUrlPath: 'bestsellers',
    filters: [],
    pagination: { currentPage: 1, perPage: BESTSELLERS },
    sort: 'RECOMMENDED',
    isTypicalJourney: true,
    marketingTilesPath: null,
    branchName: BRANCH_NAME,
    staged: false,
  })
  return productListing?.productCards.map(cardView) ?? []
}

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
    ...placeOf('/shop/search', { ...query, term }, listing),
    marketingTiles: [],
    category: { filters, productCount, variantCount },
    cards: productCards.map(cardView),
  }
}

/** Where a listing is found: what of the request it honours, and its page among all. */
function placeOf(
  path: string,
  asked: ListingQuery,
  { appliedFilters, sort, pagination }: Pick<Listing, 'appliedFilters' | 'sort' | 'pagination'>,
): Pick<ListingView, 'path' | 'query' | 'page'> {
  const query: ListingQuery = {
    ...asked,
    filters: appliedFilters.map(({ slug, items }) => ({ slug, items: items.map((item) => item.slug) })),
    sort,
    page: pagination.currentPage,
  }
  return { path, query, page: listPage({ path, asked: String(asked.page), parameters: listingParameters(query), ...pagination }) }
}
