import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ListingRoute, listingRouteMetadata } from '../../../listing-route.tsx'

// The page itself is cached, so the API's answers are not.
export const dynamic = 'force-static'
export const revalidate = 300

type ListingPageProps = { params: Promise<{ locale: string; category: string[] }> }

/** The navigation's categories are rendered with the build, all others on first request. */
export function generateStaticParams(): { category: string[] }[] {
  return ['makeup', 'skincare', 'fragrances', 'hair-care', 'body', 'beauty-supplements', 'bestsellers', 'whatsnew'].map((path) => ({
    category: [path],
  }))
}

export async function generateMetadata({ params }: ListingPageProps): Promise<Metadata> {
  const { locale, category } = await params
  return listingRouteMetadata({ pageRequest: sharedPageRequest(locale), category, search: '' })
}

/** A listing without a query, prerendered for everybody. */
export default async function ListingPage({ params }: ListingPageProps) {
  const { locale, category } = await params
  return <ListingRoute pageRequest={sharedPageRequest(locale)} category={category} search="" />
}
