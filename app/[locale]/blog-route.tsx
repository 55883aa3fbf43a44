import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ArticlePage } from '#app/features/blog/ArticlePage.tsx'
import { articleJsonLd } from '#app/features/blog/article-json-ld.ts'
import { BlogPage } from '#app/features/blog/BlogPage.tsx'
import { articleData, type BlogPart, blogData } from '#app/features/blog/blog-data.ts'
import { FEED_PATH } from '#app/features/blog/blog-feed.ts'
import { topicPath } from '#app/features/blog/topic-path.ts'
import { LeftOutNotice } from '#app/features/content/LeftOutNotice.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { blogCopy } from '#app/messages/pages/blog.ts'
import type { LeftOutPart } from '#app/platform/content/page-words.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import { pageHref } from '#app/platform/pagination/list-page.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

/** `page`: which page of the articles, as the address has it. */
type BlogRouteProps = { pageRequest: PageRequest; topic?: string | undefined; page?: string | undefined }
type ArticleRouteProps = { pageRequest: PageRequest; slug: string }

export async function BlogRoute({ pageRequest, topic, page }: BlogRouteProps) {
  const blog = await blogData(pageRequest, topic, page)
  if (!blog) notFound()
  if (blog.page.redirect) redirect(storeHref(pageRequest.store, blog.page.redirect))
  const journal = { name: footerLinks.journal, path: topicPath(undefined) }
  const filed = blog.categories.find(({ slug }) => slug === topic)
  const data = webPageJsonLd(pageRequest.store, {
    name: filed?.title ?? journal.name,
    description: (filed ?? blog).description,
    path: partPath(blog, topic),
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

/** Where a page of the articles stands: the first has no number. */
function partPath({ page: { page } }: BlogPart, topic: string | undefined): string {
  const path = topicPath(topic)
  return page === 1 ? path : pageHref({ path }, page)
}

/** A further page names its number, and no twin: the other store may have fewer. */
export async function blogMetadata({ pageRequest, topic, page: asked }: BlogRouteProps): Promise<Metadata> {
  const { store } = pageRequest
  const blog = await blogData(pageRequest, topic, asked)
  if (!blog) return {}
  const { title, description } = blog.categories.find(({ slug }) => slug === topic) ?? blog
  const path = partPath(blog, topic)
  const { page } = blog.page
  return pageMetadata(store, {
    title: page === 1 ? title : formatMessage(blogCopy.furtherTitle, { title, page: String(page) }),
    description: description ?? undefined,
    path,
    ...(page > 1 && { alternates: [{ locale: store.locale, slug: path }] }),
    feed: FEED_PATH,
  })
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
