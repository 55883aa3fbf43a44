import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { ArticleRoute, articleMetadata } from '../../../blog-route.tsx'

export const dynamic = 'force-dynamic'

type BlogArticlePageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: BlogArticlePageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return articleMetadata({ pageRequest: await currentPageRequest(locale), slug })
}

/** An article of the Journal, rendered per request. */
export default async function BlogArticlePagePerRequest({ params }: BlogArticlePageProps) {
  const { locale, slug } = await params
  return <ArticleRoute pageRequest={await currentPageRequest(locale)} slug={slug} />
}
