import 'server-only'
import { GetBlogArticlesDocument, type GetBlogArticlesQuery } from '#operations/__generated__/operations.ts'
import { serverQuery } from '../graphql/server-query.ts'
import type { PageRequest } from '../session/page-request.ts'

/** Articles a question; the most that the contract answers at once. */
const PER_PAGE = 100

/** The most questions: a sitemap names no more addresses, and a total that is wrong ends somewhere. */
const MOST_PAGES = 500

/** The blog with every article of a topic, or of all, however many there are; each once. Throws if the blog fails. */
export async function everyArticle(pageRequest: PageRequest, topic?: string): Promise<GetBlogArticlesQuery['blogArticles']> {
  const ask = async (currentPage: number) => {
    const { blogArticles } = await serverQuery(pageRequest, GetBlogArticlesDocument, {
      category: topic ?? null,
      pagination: { currentPage, perPage: PER_PAGE },
    })
    return blogArticles
  }
  const first = await ask(1)
  // An article that is published meanwhile moves another to the next page.
  const articles = new Map(first.articles.map((article) => [article.id, article]))
  const pages = Math.min(Math.ceil(first.pagination.total / PER_PAGE), MOST_PAGES)
  for (let page = 2; page <= pages; page += 1) {
    for (const article of (await ask(page)).articles) articles.set(article.id, article)
  }
  return { ...first, articles: [...articles.values()] }
}
