import type { Metadata } from 'next'
import { normalQuery, searchOf } from '#app/platform/routes/query-key.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { BlogRoute, blogMetadata } from '../../../../blog-route.tsx'

export const dynamic = 'force-dynamic'

type BlogTopicPageProps = {
  params: Promise<{ locale: string; topic: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: BlogTopicPageProps): Promise<Metadata> {
  return blogMetadata(await read(props))
}

/** A page of the articles of a topic, rendered per request. */
export default async function BlogTopicPagePerRequest(props: BlogTopicPageProps) {
  return <BlogRoute {...(await read(props))} />
}

async function read({ params, searchParams }: BlogTopicPageProps) {
  const { locale, topic } = await params
  return { pageRequest: await currentPageRequest(locale), topic, page: normalQuery(searchOf(await searchParams)).get('page') ?? undefined }
}
