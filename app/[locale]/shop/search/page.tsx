import type { Metadata } from 'next'
import { ListingResults } from '#app/features/listing/ListingResults.tsx'
import { type ListedProducts, searchListing } from '#app/features/listing/listing-data.ts'
import { SearchHeader, type SearchOutcome, SearchStart } from '#app/features/search/results/SearchResults.tsx'
import { searchTitle } from '#app/features/search/results/search-title.ts'
import { isSearchable, searchTerm } from '#app/features/search/search-term.ts'
import { searchPageCopy } from '#app/messages/products/search-page.ts'
import { ownVisit } from '#app/platform/session/visit.ts'
import { slotOf } from '#app/platform/slots/slot.ts'
import { pageMetadata } from '#app/platform/store/page-metadata.ts'
import { normalQuery, searchOf } from '#app/platform/store/query-key.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { HeartCard } from '../../HeartCard.tsx'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-dynamic'

type SearchRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What the address asks for: the first `term`, undefined where there is none, and what narrows its results. */
async function asked({ searchParams }: Pick<SearchRouteProps, 'searchParams'>) {
  const search = searchOf(await searchParams)
  const typed = search.get('term')
  return { term: typed === null ? undefined : searchTerm(typed), search: normalQuery(search) }
}

export async function generateMetadata(props: SearchRouteProps): Promise<Metadata> {
  const store = storeOf((await props.params).locale)
  const { term } = await asked(props)
  return pageMetadata(store, {
    title: searchTitle(term, store.locale),
    description: searchPageCopy(store.locale).description,
    path: '/shop/search',
    isIndexed: false,
  })
}

/** What a search found, and the form to search with. Spec §2 Routes. */
export default async function SearchRoute(props: SearchRouteProps) {
  const visit = await ownVisit((await props.params).locale)
  const { term, search } = await asked(props)
  const { store } = visit
  const isAsked = term !== undefined && isSearchable(term)
  const listing = isAsked ? await slotOf('search', () => searchListing(visit, term, search)) : undefined
  const outcome = isAsked ? outcomeOf(listing) : 'unasked'
  return (
    <PageFrame visit={visit} path="/shop/search">
      <SearchHeader store={store} term={term} outcome={outcome} />
      {listing && outcome === 'found' ? <ListingResults listing={listing} store={store} Card={HeartCard} /> : <SearchStart store={store} />}
    </PageFrame>
  )
}

/** A search that filters have emptied did find something: they can be taken off again. */
function outcomeOf(listing: ListedProducts | undefined): SearchOutcome {
  if (!listing) return 'failed'
  return listing.cards.length > 0 || listing.query.filters.length > 0 ? 'found' : 'nothing'
}
