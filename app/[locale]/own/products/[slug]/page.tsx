import type { Metadata } from 'next'
import { ownVisit } from '#app/platform/session/visit.ts'
import { ProductRoute, productRouteMetadata } from '../../../product-route.tsx'

export const dynamic = 'force-dynamic'

type ProductPageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return productRouteMetadata({ visit: await ownVisit(locale), slug })
}

/** A product of a visit of its own. */
export default async function OwnProductPage({ params }: ProductPageProps) {
  const { locale, slug } = await params
  return <ProductRoute visit={await ownVisit(locale)} slug={slug} />
}
