import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ContentRoute, contentMetadata } from '../../../content-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type AboutPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: AboutPageProps): Promise<Metadata> {
  const { locale } = await params
  return contentMetadata({ pageRequest: sharedPageRequest(locale), slug: 'how-it-works', path: '/ottilie/about' })
}

/** What the programme is and how it works, prerendered for everybody. */
export default async function AboutPage({ params }: AboutPageProps) {
  const { locale } = await params
  return <ContentRoute pageRequest={sharedPageRequest(locale)} slug="how-it-works" path="/ottilie/about" />
}
