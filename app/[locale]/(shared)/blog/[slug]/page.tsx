import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ArticleRoute, articleMetadata } from '../../../blog-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BlogArticlePageProps = { params: Promise<{ locale: string; slug: string }> }

export async function generateMetadata({ params }: BlogArticlePageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return articleMetadata({ pageRequest: sharedPageRequest(locale), slug })
}

/** An article of the Journal, prerendered for everybody. */
export default async function BlogArticlePage({ params }: BlogArticlePageProps) {
  const { locale, slug } = await params
  return <ArticleRoute pageRequest={sharedPageRequest(locale)} slug={slug} />
}
