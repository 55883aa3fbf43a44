import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { LegalRoute, legalMetadata } from '../../../legal-route.tsx'

export const dynamic = 'force-dynamic'

type LegalPageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: LegalPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return legalMetadata({ pageRequest: await currentPageRequest(locale), slug })
}

/** A page of legal text, rendered per request. */
export default async function LegalPagePerRequest({ params }: LegalPageProps) {
  const { locale, slug } = await params
  return <LegalRoute pageRequest={await currentPageRequest(locale)} slug={slug} />
}
