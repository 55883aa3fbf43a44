import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { ListingResults } from '#app/features/listing/ListingResults.tsx'
import { type ListedProducts, searchListing } from '#app/features/listing/listing-data.ts'
import { SearchHeader, type SearchOutcome, SearchStart } from '#app/features/search/results/SearchResults.tsx'
import { searchTitle } from '#app/features/search/results/search-title.ts'
import { isSearchable, searchTerm } from '#app/features/search/search-term.ts'
import { searchPageCopy } from '#app/messages/products/search-page.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { normalQuery, searchOf } from '#app/platform/routes/query-key.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { slotOf } from '#app/platform/slots/slot.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../../page-frame.tsx'
import { WishlistCard } from '../../WishlistCard.tsx'

export const dynamic = 'force-dynamic'

type SearchRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The URL's search: the first `term` (undefined if there is none), and the normalised filters, sort order and page. */
async function readSearch({ searchParams }: Pick<SearchRouteProps, 'searchParams'>) {
  const search = searchOf(await searchParams)
  const typed = search.get('term')
  return { term: typed === null ? undefined : searchTerm(typed), search: normalQuery(search) }
}

export async function generateMetadata(props: SearchRouteProps): Promise<Metadata> {
  const store = storeOf((await props.params).locale)
  const { term } = await readSearch(props)
  return pageMetadata(store, {
    title: searchTitle(term, store.locale),
    description: searchPageCopy(store.locale).description,
    path: '/shop/search',
    isIndexed: false,
  })
}

/** The results of a search, and the search form. Spec §2 Routes. */
export default async function SearchRoute(props: SearchRouteProps) {
  const pageRequest = await currentPageRequest((await props.params).locale)
  const { term, search } = await readSearch(props)
  const { store } = pageRequest
  const isAsked = term !== undefined && isSearchable(term)
  const listing = isAsked ? await slotOf('search', () => searchListing(pageRequest, term, search)) : undefined
  if (listing?.page.redirect) redirect(storeHref(store, listing.page.redirect))
  const outcome = isAsked ? outcomeOf(listing) : 'unasked'
  return (
    <PageFrame pageRequest={pageRequest} path="/shop/search">
      <SearchHeader store={store} term={term} outcome={outcome} />
      {listing && outcome === 'found' ? (
        <ListingResults
          listing={listing}
          store={store}
          Card={WishlistCard}
          others={listing.cards.length === 0 && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
        />
      ) : (
        <>
          <SearchStart store={store} />
          <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />
        </>
      )}
    </PageFrame>
  )
}

/** A search whose filters exclude every result still has results: the filters can be removed. */
function outcomeOf(listing: ListedProducts | undefined): SearchOutcome {
  if (!listing) return 'failed'
  return listing.cards.length > 0 || listing.query.filters.length > 0 ? 'found' : 'nothing'
}
