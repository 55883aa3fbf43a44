import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { blogCopy as copy } from '#app/messages/pages/blog.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ArticleList } from './ArticleList.tsx'
import type { Blog } from './blog-data.ts'
import { FEED_PATH } from './blog-feed.ts'

/** The articles, newest first, and the topics that they are filed under. `topic`: the one that is shown. */
export function BlogPage({ blog, topic, store }: { blog: Blog; topic?: string | undefined; store: Store }) {
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
        {blog.articles.length === 0 ? <p>{copy.none}</p> : <ArticleList articles={blog.articles} store={store} headingLevel={2} />}
      </Container>
    </>
  )
}

/** The path of a topic's articles, or of all. */
export function topicPath(topic: string | undefined): string {
  return topic === undefined ? '/blog' : `/blog/topic/${topic}`
}
