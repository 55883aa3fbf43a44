import { blog } from '#fixtures/blog/blog.ts'
import type { ArticleRecord, BlogTopicRecord } from '#fixtures/blog/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { BlogArticle, BlogCategory, Product } from '#schema/__generated__/types.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { DAY, isoInstant } from '../rules/instants.ts'

/** Reading speed in words per minute. */
const READING_PACE = 220

/** Maximum number of related articles. */
const MOST_RELATED = 3

/** This store's articles that are published by now, newest first. */
export function publishedArticles(context: ContractContext): ArticleRecord[] {
  const { now } = context
  return contentOf(context)
    .articles.filter((article) => publishedAt(article, context) <= now)
    .sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo)
}

function publishedAt({ publishedDaysAgo }: ArticleRecord, { startsAt }: ContractContext): number {
  return startsAt - publishedDaysAgo * DAY
}

/** A category of the blog in the contract's shape. */
export function blogCategory({ slug, title, description }: BlogTopicRecord, articles: readonly ArticleRecord[]): BlogCategory {
  return { slug, title, description, count: articles.filter(({ category }) => category === slug).length }
}

/** An article in the contract's shape. Its `related` articles have no related articles themselves. */
export function articleModel(record: ArticleRecord, context: ContractContext, depth = 1): BlogArticle {
  const articles = publishedArticles(context)
  const category = contentOf(context).topics.find(({ slug }) => slug === record.category)
  const author = blog[context.store].authors[record.author]
  const image = pictureOf({ ...record.picture, view: 'set' }, context)
  if (!category || !author || !image) throw new Error(`The article '${record.slug}' names a category, author or picture that is not there.`)
  return {
    id: `article-${record.slug}`,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    category: blogCategory(category, articles),
    image,
    author: { ...author },
    publishedAt: isoInstant(publishedAt(record, context)),
    readingMinutes: Math.ceil(record.body.split(/\s+/).length / READING_PACE),
    body: record.body,
    products: productsOf(record, context),
    related: depth === 0 ? [] : relatedTo(record, articles).map((other) => articleModel(other, context, depth - 1)),
    metaTitle: `${record.title} | Ottilie`,
    metaDescription: record.excerpt,
    hreflangs: storesWith(record.slug, context).map((locale) => ({ locale, slug: `/blog/${record.slug}` })),
  }
}

function productsOf({ products }: ArticleRecord, { shop, tier }: ContractContext): Product[] {
  return products.flatMap((id) => {
    const position = shop.index.positionOfId(id)
    return position === undefined ? [] : [shop.models.at(position, tier)]
  })
}

/** Articles of the same category first, then the newest. */
function relatedTo(record: ArticleRecord, articles: readonly ArticleRecord[]): ArticleRecord[] {
  const others = articles.filter(({ slug }) => slug !== record.slug)
  const near = others.filter(({ category }) => category === record.category)
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, MOST_RELATED)
}

/** The store that was asked has the article; what is published in the other is not known here. */
function storesWith(slug: string, { store: own }: ContractContext): StoreLocale[] {
  return (['en-GB', 'en-US'] as const).filter((store) => store === own || blog[store].articles.some((article) => article.slug === slug))
}
