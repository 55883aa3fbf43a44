import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../blog-route.tsx'

export const dynamic = 'force-dynamic'

type BlogListPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: BlogListPageProps): Promise<Metadata> {
  const { locale } = await params
  return blogMetadata({ pageRequest: await currentPageRequest(locale) })
}

/** The articles of the Journal, rendered per request. */
export default async function BlogListPagePerRequest({ params }: BlogListPageProps) {
  const { locale } = await params
  return <BlogRoute pageRequest={await currentPageRequest(locale)} />
}
