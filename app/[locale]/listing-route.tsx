import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { ListingPage } from '#app/features/listing/ListingPage.tsx'
import { listingData } from '#app/features/listing/listing-data.ts'
import { listingJsonLd } from '#app/features/listing/listing-json-ld.ts'
import { listingMetadata } from '#app/features/listing/listing-metadata.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

/** `category`: the path's segments below /shop. `search`: the normalised query. */
type ListingRouteProps = { pageRequest: PageRequest; category: readonly string[]; search: string }

export async function ListingRoute({ pageRequest, category, search }: ListingRouteProps) {
  const listing = await listingData(pageRequest, pathOf(category), search)
  if (!listing) notFound()
  if (listing.page.redirect) redirect(storeHref(pageRequest.store, listing.page.redirect))
  return (
    <PageFrame pageRequest={pageRequest} path={listing.path} alternates={listing.category.hreflangs}>
      <JsonLd data={listingJsonLd(listing, pageRequest.store)} />
      <ListingPage
        listing={listing}
        store={pageRequest.store}
        Card={WishlistCard}
        others={listing.cards.length === 0 && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
      />
    </PageFrame>
  )
}

export async function listingRouteMetadata({ pageRequest, category, search }: ListingRouteProps): Promise<Metadata> {
  const listing = await listingData(pageRequest, pathOf(category), search)
  return listing ? listingMetadata(listing, pageRequest.store) : {}
}

/** A category has one to three segments; more is not a listing (open point A8). */
function pathOf(category: readonly string[]): string {
  if (category.length > 3) notFound()
  return category.map(decodeURIComponent).join('/')
}
