import 'server-only'
import { cache } from 'react'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { isFitText } from '#app/platform/content/fit-text.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { blogArticleSlug, blogArticlesCategory } from '#operations/__generated__/input-limits.ts'
import {
  GetBlogArticleDocument,
  type GetBlogArticleQuery,
  GetBlogArticlesDocument,
  type GetBlogArticlesQuery,
} from '#operations/__generated__/operations.ts'

/** As many articles as one page of the list holds. */
const PER_PAGE = 48

export type Blog = GetBlogArticlesQuery['blogArticles']
export type ArticleCard = Blog['articles'][number]
export type Article = Omit<NonNullable<GetBlogArticleQuery['blogArticle']>, 'products'> & { cards: readonly CardView[] }

/** The articles of a topic, or all; undefined if there is no such topic. Throws if the blog fails. */
export const blogData = cache(async (pageRequest: PageRequest, topic?: string): Promise<Blog | undefined> => {
  if (topic !== undefined && [...topic].length > blogArticlesCategory.maxLength) return undefined
  const { blogArticles } = await serverQuery(pageRequest, GetBlogArticlesDocument, {
    category: topic ?? null,
    pagination: { currentPage: 1, perPage: PER_PAGE },
  })
  return topic === undefined || blogArticles.categories.some(({ slug }) => slug === topic) ? blogArticles : undefined
})

/** An article by its slug, with others to read next, each once; undefined if the store has none with a text. Throws if the blog fails. */
export const articleData = cache(async (pageRequest: PageRequest, slug: string): Promise<Article | undefined> => {
  if ([...slug].length > blogArticleSlug.maxLength) return undefined
  const { blogArticle } = await serverQuery(pageRequest, GetBlogArticleDocument, { slug })
  if (!blogArticle || !isFitText(blogArticle.body)) return undefined
  const { products, related, ...article } = blogArticle
  const others = new Map(related.map((other) => [other.id, other]))
  others.delete(article.id)
  const cards = new Map(products.map((product) => [product.id, cardView(product)]))
  return { ...article, related: [...others.values()], cards: [...cards.values()] }
})
