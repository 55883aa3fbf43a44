import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { Pagination } from '#app/design-system/pagination/Pagination.tsx'
import { blogCopy as copy } from '#app/messages/pages/blog.ts'
import { pageWords } from '#app/platform/pagination/list-page.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ArticleList } from './ArticleList.tsx'
import type { BlogPart } from './blog-data.ts'
import { FEED_PATH } from './blog-feed.ts'
import { topicPath } from './topic-path.ts'

/** Articles in the first row of the widest window. */
const FIRST_ROW = 4

/** A page of the articles, newest first, and the topics that they are filed under. `topic`: the one that is shown. */
export function BlogPage({ blog, topic, store }: { blog: BlogPart; topic?: string | undefined; store: Store }) {
  const shown = blog.categories.find(({ slug }) => slug === topic)
  const topics = [{ slug: undefined, title: copy.all }, ...blog.categories.map(({ slug, title }) => ({ slug, title }))]
  return (
    <>
      <PageHeader title={shown?.title ?? blog.title} lead={shown?.description ?? blog.description} />
      <Container>
        <nav aria-label={copy.topics}>
          <ul className="blog-topics">
            {topics.map(({ slug, title }) => (
              <li key={title}>
                <a href={storeHref(store, topicPath(slug))} aria-current={slug === topic ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="blog-subscribe">
          <a href={storeHref(store, FEED_PATH)}>{copy.subscribe}</a>
        </p>
        {blog.articles.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <ArticleList articles={blog.articles} store={store} headingLevel={2} inFirstView={FIRST_ROW} />
        )}
        {blog.page.totalPages > 1 && <BlogPages blog={blog} store={store} />}
      </Container>
    </>
  )
}

function BlogPages({ blog: { page, pagination }, store }: { blog: BlogPart; store: Store }) {
  const { previous, next } = page
  return (
    <div className="blog-pages">
      <Pagination
        label={copy.pages}
        previous={{ label: copy.previous, ...(previous && { href: storeHref(store, previous) }) }}
        next={{ label: copy.next, ...(next && { href: storeHref(store, next) }) }}
        {...pageWords(page, { listType: copy.listType, total: pagination.total })}
      />
    </div>
  )
}
