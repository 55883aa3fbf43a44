import { Picture } from '#app/design-system/picture/Picture.tsx'
import { blogCopy as copy } from '#app/messages/pages/blog.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ArticleCard } from './blog-data.ts'
import './blog.css'

type ArticleListProps = {
  articles: readonly ArticleCard[]
  store: Store
  headingLevel: 2 | 3
  /** How many pictures are in the first view, and load at once. */
  inFirstView?: number
}

/** Articles, each with its picture, topic and what leads into it. */
export function ArticleList({ articles, store, headingLevel, inFirstView = 0 }: ArticleListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="blog-articles">
      {articles.map(({ id, slug, title, excerpt, category, image, readingMinutes }, at) => (
        <li key={id} className="blog-card">
          <Picture
            {...pictureSources(image.src)}
            sizes="(max-width: 47.99rem) 100vw, 33vw"
            alt=""
            priority={at < inFirstView}
            className="blog-card-picture"
          />
          <p className="blog-topic">{formatMessage(copy.reading, { category: category.title, minutes: readingMinutes }, store.locale)}</p>
          <Heading>
            <a href={storeHref(store, `/blog/${slug}`)}>{title}</a>
          </Heading>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
