import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../../../blog-route.tsx'

export const dynamic = 'force-dynamic'

type BlogTopicPageProps = { params: Promise<{ locale: string; topic: string }> }

export async function generateMetadata({ params }: BlogTopicPageProps): Promise<Metadata> {
  const { locale, topic } = await params
  return blogMetadata({ pageRequest: await currentPageRequest(locale), topic })
}

/** The articles of a topic, rendered per request. */
export default async function BlogTopicPagePerRequest({ params }: BlogTopicPageProps) {
  const { locale, topic } = await params
  return <BlogRoute pageRequest={await currentPageRequest(locale)} topic={topic} />
}
