import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { queryOfKey } from '#app/platform/routes/query-key.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ListingRoute, listingRouteMetadata } from '../../../../listing-route.tsx'

// The page itself is cached, so the API's answers are not.
export const dynamic = 'force-static'
export const revalidate = 300

type ListingPageProps = { params: Promise<{ locale: string; query: string; category: string[] }> }

/** None is rendered with the build: each is rendered on first request, and cached within the cache's limit. */
export function generateStaticParams(): { query: string; category: string[] }[] {
  return []
}

export async function generateMetadata(props: ListingPageProps): Promise<Metadata> {
  return listingRouteMetadata(await read(props))
}

/** A listing with filters, an order or a page. The proxy normalises its query and puts it into the path. */
export default async function QueriedListingPage(props: ListingPageProps) {
  return <ListingRoute {...(await read(props))} />
}

async function read({ params }: ListingPageProps) {
  const { locale, query, category } = await params
  const search = queryOfKey(query)
  if (search === undefined) notFound()
  return { pageRequest: sharedPageRequest(locale), category, search: search.toString() }
}
