import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { legalPaths } from '#app/platform/store/legal-paths.ts'
import { LegalRoute, legalMetadata } from '../../../legal-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type LegalPageProps = { params: Promise<{ locale: string; slug: string }> }

/** The pages that every store has are rendered with the build, all others on first request. */
export function generateStaticParams(): { slug: string }[] {
  return Object.values(legalPaths).map((path) => ({ slug: path.slice('/legal/'.length) }))
}

export async function generateMetadata({ params }: LegalPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return legalMetadata({ pageRequest: sharedPageRequest(locale), slug })
}

/** A page of legal text, prerendered for everybody. */
export default async function LegalPage({ params }: LegalPageProps) {
  const { locale, slug } = await params
  return <LegalRoute pageRequest={sharedPageRequest(locale)} slug={slug} />
}
