import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage } from '#app/features/blog/ArticlePage.tsx'
import { articleJsonLd } from '#app/features/blog/article-json-ld.ts'
import { BlogPage, topicPath } from '#app/features/blog/BlogPage.tsx'
import { articleData, blogData } from '#app/features/blog/blog-data.ts'
import { FEED_PATH } from '#app/features/blog/blog-feed.ts'
import { LeftOutNotice } from '#app/features/content/LeftOutNotice.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import type { LeftOutPart } from '#app/platform/content/page-words.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

type BlogRouteProps = { pageRequest: PageRequest; topic?: string | undefined }
type ArticleRouteProps = { pageRequest: PageRequest; slug: string }

export async function BlogRoute({ pageRequest, topic }: BlogRouteProps) {
  const blog = await blogData(pageRequest, topic)
  if (!blog) notFound()
  const journal = { name: footerLinks.journal, path: topicPath(undefined) }
  const filed = blog.categories.find(({ slug }) => slug === topic)
  const data = webPageJsonLd(pageRequest.store, {
    name: filed?.title ?? journal.name,
    description: (filed ?? blog).description,
    path: topicPath(topic),
    ...(filed && { above: [journal] }),
    blog: journal,
  })
  return (
    <PageFrame pageRequest={pageRequest} path={topicPath(topic)}>
      <JsonLd data={data} />
      <LeftOutOf page={blog} pageRequest={pageRequest} />
      <BlogPage blog={blog} topic={topic} store={pageRequest.store} />
    </PageFrame>
  )
}

/** Names for editors in preview what is left out of a page. */
function LeftOutOf({ page, pageRequest }: { page: { leftOut: readonly LeftOutPart[] }; pageRequest: PageRequest }) {
  return pageRequest.isPreview && page.leftOut.map((left, at) => <LeftOutNotice key={`${at} ${left.heading}`} left={left} />)
}

export async function blogMetadata({ pageRequest, topic }: BlogRouteProps): Promise<Metadata> {
  const blog = await blogData(pageRequest, topic)
  if (!blog) return {}
  const { title, description } = blog.categories.find(({ slug }) => slug === topic) ?? blog
  return pageMetadata(pageRequest.store, { title, description: description ?? undefined, path: topicPath(topic), feed: FEED_PATH })
}

export async function ArticleRoute({ pageRequest, slug }: ArticleRouteProps) {
  const { store } = pageRequest
  const article = await articleData(pageRequest, decodeURIComponent(slug))
  if (!article) notFound()
  return (
    <PageFrame pageRequest={pageRequest} path={`/blog/${article.slug}`} alternates={article.hreflangs}>
      <JsonLd data={articleJsonLd(article, store)} />
      <LeftOutOf page={article} pageRequest={pageRequest} />
      <ArticlePage article={article} store={store} Card={WishlistCard} />
    </PageFrame>
  )
}

export async function articleMetadata({ pageRequest, slug }: ArticleRouteProps): Promise<Metadata> {
  const article = await articleData(pageRequest, decodeURIComponent(slug))
  if (!article) return {}
  return pageMetadata(pageRequest.store, {
    title: article.metaTitle,
    description: article.metaDescription,
    path: `/blog/${article.slug}`,
    alternates: article.hreflangs,
    picture: article.image.src,
    feed: FEED_PATH,
  })
}
