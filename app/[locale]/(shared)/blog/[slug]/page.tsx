import type { Metadata } from 'next'
import { wholeBlog } from '#app/features/blog/blog-data.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ArticleRoute, articleMetadata } from '../../../blog-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type BlogArticlePageProps = { params: Promise<{ locale: string; slug: string }> }

/** The articles that there are when the shop is built are rendered with the build, all others on first request. */
export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }): Promise<{ slug: string }[]> {
  const { articles } = await wholeBlog(sharedPageRequest(locale))
  return articles.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: BlogArticlePageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return articleMetadata({ pageRequest: sharedPageRequest(locale), slug })
}

/** An article of the Journal, prerendered for everybody. */
export default async function BlogArticlePage({ params }: BlogArticlePageProps) {
  const { locale, slug } = await params
  return <ArticleRoute pageRequest={sharedPageRequest(locale)} slug={slug} />
}
