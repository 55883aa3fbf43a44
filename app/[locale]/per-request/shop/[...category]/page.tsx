import type { Metadata } from 'next'
import { normalQuery, searchOf } from '#app/platform/routes/query-key.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { ListingRoute, listingRouteMetadata } from '../../../listing-route.tsx'

export const dynamic = 'force-dynamic'

type ListingPageProps = {
  params: Promise<{ locale: string; category: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: ListingPageProps): Promise<Metadata> {
  return listingRouteMetadata(await read(props))
}

/** A listing with any query, rendered per request. */
export default async function ListingPagePerRequest(props: ListingPageProps) {
  return <ListingRoute {...(await read(props))} />
}

async function read({ params, searchParams }: ListingPageProps) {
  const { locale, category } = await params
  return { pageRequest: await currentPageRequest(locale), category, search: normalQuery(searchOf(await searchParams)).toString() }
}
