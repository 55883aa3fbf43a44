import type { Metadata } from 'next'
import { normalQuery, searchOf } from '#app/platform/routes/query-key.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../blog-route.tsx'

export const dynamic = 'force-dynamic'

type BlogListPageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: BlogListPageProps): Promise<Metadata> {
  return blogMetadata(await read(props))
}

/** A page of the articles of the Journal, rendered per request. */
export default async function BlogListPagePerRequest(props: BlogListPageProps) {
  return <BlogRoute {...(await read(props))} />
}

async function read({ params, searchParams }: BlogListPageProps) {
  const { locale } = await params
  return { pageRequest: await currentPageRequest(locale), page: normalQuery(searchOf(await searchParams)).get('page') ?? undefined }
}
