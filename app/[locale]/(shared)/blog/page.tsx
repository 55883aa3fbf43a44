import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../blog-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BlogListPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: BlogListPageProps): Promise<Metadata> {
  const { locale } = await params
  return blogMetadata({ pageRequest: sharedPageRequest(locale) })
}

/** The articles of the Journal, prerendered for everybody. */
export default async function BlogListPage({ params }: BlogListPageProps) {
  const { locale } = await params
  return <BlogRoute pageRequest={sharedPageRequest(locale)} />
}
