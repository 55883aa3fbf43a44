import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ProductRoute, productRouteMetadata } from '../../../product-route.tsx'

// The page is kept, and the answers of the API in it: they are not cached besides.
export const dynamic = 'force-static'
export const revalidate = 300

type ProductPageProps = { params: Promise<{ locale: string; slug: string }> }

/** Rendered when first requested, and kept within the cache's bound. */
export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return productRouteMetadata({ pageRequest: sharedPageRequest(locale), slug })
}

/** A product, for everybody. */
export default async function ProductPage({ params }: ProductPageProps) {
  const { locale, slug } = await params
  return <ProductRoute pageRequest={sharedPageRequest(locale)} slug={slug} />
}
