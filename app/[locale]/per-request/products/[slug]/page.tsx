import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { ProductRoute, productRouteMetadata } from '../../../product-route.tsx'

export const dynamic = 'force-dynamic'

type ProductPageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return productRouteMetadata({ pageRequest: await currentPageRequest(locale), slug })
}

/** A product, rendered per request. */
export default async function ProductPagePerRequest({ params }: ProductPageProps) {
  const { locale, slug } = await params
  return <ProductRoute pageRequest={await currentPageRequest(locale)} slug={slug} />
}
