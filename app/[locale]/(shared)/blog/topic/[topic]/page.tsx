import type { Metadata } from 'next'
import { blogData } from '#app/features/blog/blog-data.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../../../blog-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BlogTopicPageProps = { params: Promise<{ locale: string; topic: string }> }

/** The topics that there are when the shop is built are rendered with the build, all others on first request. */
export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }): Promise<{ topic: string }[]> {
  const blog = await blogData(sharedPageRequest(locale))
  return (blog?.categories ?? []).map(({ slug }) => ({ topic: slug }))
}

export async function generateMetadata({ params }: BlogTopicPageProps): Promise<Metadata> {
  const { locale, topic } = await params
  return blogMetadata({ pageRequest: sharedPageRequest(locale), topic })
}

/** The articles of a topic, prerendered for everybody. */
export default async function BlogTopicPage({ params }: BlogTopicPageProps) {
  const { locale, topic } = await params
  return <BlogRoute pageRequest={sharedPageRequest(locale)} topic={topic} />
}
