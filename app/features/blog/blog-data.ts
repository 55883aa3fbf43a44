import 'server-only'
import { cache } from 'react'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { everyArticle } from '#app/platform/content/every-article.ts'
import { isFitText } from '#app/platform/content/fit-text.ts'
import { type LeftOutPart, readPageWords } from '#app/platform/content/page-words.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { blogArticleSlug, blogArticlesCategory } from '#operations/__generated__/input-limits.ts'
import { GetBlogArticleDocument, type GetBlogArticleQuery, type GetBlogArticlesQuery } from '#operations/__generated__/operations.ts'

/** `leftOut`: what of the words of its articles does not fit. */
export type Blog = GetBlogArticlesQuery['blogArticles'] & { leftOut: readonly LeftOutPart[] }
export type ArticleCard = Blog['articles'][number]
export type Article = Omit<NonNullable<GetBlogArticleQuery['blogArticle']>, 'products'> & {
  cards: readonly CardView[]
  /** What of its first words does not fit. */
  leftOut: readonly LeftOutPart[]
}

/** Every article of a topic, or all, that has a title; undefined if there is no such topic. Throws if the blog fails. */
export const blogData = cache(async (pageRequest: PageRequest, topic?: string): Promise<Blog | undefined> => {
  if (topic !== undefined && [...topic].length > blogArticlesCategory.maxLength) return undefined
  const blog = await everyArticle(pageRequest, topic)
  if (topic !== undefined && !blog.categories.some(({ slug }) => slug === topic)) return undefined
  return { ...blog, ...fitCards(blog.articles) }
})

/** Articles as a list shows them. One without a title is left out. */
function fitCards(articles: readonly ArticleCard[]): { articles: ArticleCard[]; leftOut: LeftOutPart[] } {
  const leftOut: LeftOutPart[] = []
  const fit = articles.flatMap((article) => {
    const words = readPageWords({ title: article.title, intro: article.excerpt }, 'excerpt')
    leftOut.push(...(words?.leftOut ?? [{ heading: article.slug, fields: ['title'] }]))
    return words ? [{ ...article, title: words.title, excerpt: words.intro }] : []
  })
  return { articles: fit, leftOut }
}

/** An article by its slug, with others to read next, each once; undefined if the store has none with a title and a text. Throws if the blog fails. */
export const articleData = cache(async (pageRequest: PageRequest, slug: string): Promise<Article | undefined> => {
  if ([...slug].length > blogArticleSlug.maxLength) return undefined
  const { blogArticle } = await serverQuery(pageRequest, GetBlogArticleDocument, { slug })
  if (!blogArticle || !isFitText(blogArticle.body)) return undefined
  const words = readPageWords({ title: blogArticle.title, intro: blogArticle.excerpt }, 'excerpt')
  if (!words) return undefined
  const { products, related, ...article } = blogArticle
  const others = new Map(related.map((other) => [other.id, other]))
  others.delete(article.id)
  const cards = new Map(products.map((product) => [product.id, cardView(product)]))
  return {
    ...article,
    title: words.title,
    excerpt: words.intro,
    leftOut: words.leftOut,
    related: fitCards([...others.values()]).articles,
    cards: [...cards.values()],
  }
})
