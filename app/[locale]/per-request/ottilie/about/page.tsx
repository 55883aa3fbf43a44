import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { ContentRoute, contentMetadata } from '../../../content-route.tsx'

export const dynamic = 'force-dynamic'

type AboutPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: AboutPageProps): Promise<Metadata> {
  const { locale } = await params
  return contentMetadata({ pageRequest: await currentPageRequest(locale), slug: 'how-it-works', path: '/ottilie/about' })
}

/** What the programme is and how it works, rendered per request. */
export default async function AboutPagePerRequest({ params }: AboutPageProps) {
  const { locale } = await params
  return <ContentRoute pageRequest={await currentPageRequest(locale)} slug="how-it-works" path="/ottilie/about" />
}
