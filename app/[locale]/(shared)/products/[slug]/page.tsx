import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ProductRoute, productRouteMetadata } from '../../../product-route.tsx'

// The page itself is cached, so the API's answers are not.
export const dynamic = 'force-static'
export const revalidate = 300

type ProductPageProps = { params: Promise<{ locale: string; slug: string }> }

/** Rendered on first request, and cached within the cache's limit. */
export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return productRouteMetadata({ pageRequest: sharedPageRequest(locale), slug })
}

/** A product page for everybody. */
export default async function ProductPage({ params }: ProductPageProps) {
  const { locale, slug } = await params
  return <ProductRoute pageRequest={sharedPageRequest(locale)} slug={slug} />
}
