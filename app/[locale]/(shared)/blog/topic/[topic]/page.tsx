import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../../../blog-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BlogTopicPageProps = { params: Promise<{ locale: string; topic: string }> }

export async function generateMetadata({ params }: BlogTopicPageProps): Promise<Metadata> {
  const { locale, topic } = await params
  return blogMetadata({ pageRequest: sharedPageRequest(locale), topic })
}

/** The articles of a topic, prerendered for everybody. */
export default async function BlogTopicPage({ params }: BlogTopicPageProps) {
  const { locale, topic } = await params
  return <BlogRoute pageRequest={sharedPageRequest(locale)} topic={topic} />
}
