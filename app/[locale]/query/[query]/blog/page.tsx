import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { furtherPages } from '#app/features/blog/blog-data.ts'
import { queryKey, queryOfKey } from '#app/platform/routes/query-key.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../../blog-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BlogListPageProps = { params: Promise<{ locale: string; query: string }> }

/** The pages that there are when the shop is built are rendered with the build, all others on first request. */
export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }): Promise<{ query: string }[]> {
  const pages = await furtherPages(sharedPageRequest(locale))
  return pages.flatMap(({ topic, page }) => (topic === undefined ? [{ query: queryKey(new URLSearchParams({ page: String(page) })) }] : []))
}

export async function generateMetadata(props: BlogListPageProps): Promise<Metadata> {
  return blogMetadata(await read(props))
}

/** A further page of the articles of the Journal. The proxy normalises its query and puts it into the path. */
export default async function FurtherBlogListPage(props: BlogListPageProps) {
  return <BlogRoute {...(await read(props))} />
}

async function read({ params }: BlogListPageProps) {
  const { locale, query } = await params
  const search = queryOfKey(query)
  if (search === undefined) notFound()
  return { pageRequest: sharedPageRequest(locale), page: search.get('page') ?? undefined }
}
