import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { sharedVisit } from '#app/platform/session/visit.ts'
import { queryOfKey } from '#app/platform/store/query-key.ts'
import { ListingRoute, listingRouteMetadata } from '../../../../listing-route.tsx'

// The page is what is kept. What it asks the contract is asked anew each time it is made, and never kept beside it.
export const dynamic = 'force-static'
export const revalidate = 300

type ListingPageProps = { params: Promise<{ locale: string; query: string; category: string[] }> }

/** None is made ahead: each is made when it is first asked for, and kept within the cache's bound. */
export function generateStaticParams(): { query: string; category: string[] }[] {
  return []
}

export async function generateMetadata(props: ListingPageProps): Promise<Metadata> {
  return listingRouteMetadata(await read(props))
}

/** A listing with filters, an order or a page. The proxy has brought its query to one spelling and put it into the path. */
export default async function QueriedListingPage(props: ListingPageProps) {
  return <ListingRoute {...(await read(props))} />
}

async function read({ params }: ListingPageProps) {
  const { locale, query, category } = await params
  const search = queryOfKey(query)
  if (search === undefined) notFound()
  return { visit: sharedVisit(locale), category, search: search.toString() }
}
