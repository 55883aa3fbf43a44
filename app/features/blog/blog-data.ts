import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { everyArticle } from '#app/platform/content/every-article.ts'
import { isFitText } from '#app/platform/content/fit-text.ts'
import { type LeftOutPart, type PageWords, readMetaWords, readPageWords } from '#app/platform/content/page-words.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { LIST_PAGE_SIZE, type ListPage, listPage } from '#app/platform/pagination/list-page.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { blogArticleSlug, blogArticlesCategory, paginationInputCurrentPage } from '#operations/__generated__/input-limits.ts'
import {
  GetBlogArticleDocument,
  type GetBlogArticleQuery,
  GetBlogArticlesDocument,
  type GetBlogArticlesQuery,
} from '#operations/__generated__/operations.ts'
import { topicPath } from './topic-path.ts'

/** `leftOut`: what of the words of its articles does not fit. */
export type Blog = GetBlogArticlesQuery['blogArticles'] & { leftOut: readonly LeftOutPart[] }

/** One page of the articles of a topic, or of all; for a page above the last, `page.redirect` is where it leads. */
export type BlogPart = Blog & { page: ListPage }

export type ArticleCard = Blog['articles'][number]
export type Article = Omit<NonNullable<GetBlogArticleQuery['blogArticle']>, 'products'> & {
  cards: readonly CardView[]
  /** What of its first words does not fit. */
  leftOut: readonly LeftOutPart[]
}

/** What every article needs besides its words. Answers of another version of the contract may have any form. */
const parts = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  category: z.object({ slug: z.string().min(1) }),
  image: z.object({ src: z.string().min(1) }),
  author: z.object({ name: z.string(), role: z.string() }),
  publishedAt: z.string(),
  readingMinutes: z.number(),
})

/** The fields of an article that are not as the contract says. */
function unfitFields(article: unknown): string[] {
  const { success, error } = parts.safeParse(article)
  return success ? [] : [...new Set(error.issues.map(({ path }) => String(path[0] ?? 'article')))]
}

/** Every article that has a title. Throws if the blog fails. */
export async function wholeBlog(pageRequest: PageRequest): Promise<Blog> {
  return fitBlog(await everyArticle(pageRequest))
}

/**
 * A page of the articles of a topic, or of all; one without a title is left out. `asked`: the page as the address has it. Undefined if there is no such topic.
 * Throws if the blog fails.
 */
export const blogData = cache(async (pageRequest: PageRequest, topic?: string, asked?: string): Promise<BlogPart | undefined> => {
  if (topic !== undefined && [...topic].length > blogArticlesCategory.maxLength) return undefined
  const path = topicPath(topic)
  const wanted = listPage({ path, asked, total: Number.MAX_SAFE_INTEGER }).page
  const { blogArticles: blog } = await serverQuery(pageRequest, GetBlogArticlesDocument, {
    category: topic ?? null,
    pagination: { currentPage: Math.min(wanted, paginationInputCurrentPage.max), perPage: LIST_PAGE_SIZE },
  })
  const fit = fitBlog(blog)
  if (topic !== undefined && !fit.categories.some(({ slug }) => slug === topic)) return undefined
  return { ...fit, page: listPage({ path, asked, total: blog.pagination.total }) }
})

/** The pages after the first of the articles of each topic, and of all under no topic, as many as there are now. Throws if the blog fails. */
export async function furtherPages(pageRequest: PageRequest): Promise<{ topic: string | undefined; page: number }[]> {
  const blog = await everyArticle(pageRequest)
  const lists = [{ slug: undefined, count: blog.articles.length }, ...fitBlog(blog).categories]
  return lists.flatMap(({ slug, count }) => {
    const { totalPages } = listPage({ path: topicPath(slug), asked: undefined, total: count })
    return Array.from({ length: totalPages - 1 }, (_, at) => ({ topic: slug, page: at + 2 }))
  })
}

/** A blog as its pages show it: articles and topics without a title that fits are left out, and so is what else does not fit. */
function fitBlog(blog: GetBlogArticlesQuery['blogArticles']): Blog {
  const own = readPageWords({ title: blog.title, intro: blog.description }, 'description')
  const topics = fitEach(blog.categories, ({ slug, title, description }) => ({ slug, title, intro: description }), 'description')
  const cards = fitCards(blog.articles)
  return {
    ...blog,
    title: own?.title ?? footerLinks.journal,
    description: own?.intro ?? '',
    categories: topics.fit.map(({ item, words }) => ({ ...item, title: words.title, description: words.intro })),
    articles: cards.articles,
    leftOut: [...(own?.leftOut ?? [{ heading: footerLinks.journal, fields: ['title'] }]), ...topics.leftOut, ...cards.leftOut],
  }
}

/** Articles as a list shows them. One without a title is left out. */
function fitCards(articles: readonly ArticleCard[]): { articles: ArticleCard[]; leftOut: LeftOutPart[] } {
  const unfit: LeftOutPart[] = []
  const whole = articles.filter((article: ArticleCard | null) => {
    const fields = unfitFields(article)
    if (fields.length > 0) unfit.push({ heading: String(article?.title ?? ''), fields })
    return fields.length === 0
  })
  const { fit, leftOut } = fitEach(whole, ({ slug, title, excerpt }) => ({ slug, title, intro: excerpt }), 'excerpt')
  return {
    articles: fit.map(({ item, words }) => ({ ...item, title: words.title, excerpt: words.intro, category: fitTopic(item.category) })),
    leftOut: [...unfit, ...leftOut],
  }
}

/** The things whose title fits, each with its words, and what of all is left out. */
function fitEach<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => { slug: string; title: unknown; intro: unknown },
  introField: string,
): { fit: { item: Item; words: PageWords }[]; leftOut: LeftOutPart[] } {
  const leftOut: LeftOutPart[] = []
  const fit = items.flatMap((item) => {
    const { slug, ...given } = wordsOf(item)
    const words = readPageWords(given, introField)
    leftOut.push(...(words?.leftOut ?? [{ heading: slug, fields: ['title'] }]))
    return words ? [{ item, words }] : []
  })
  return { fit, leftOut }
}

/** The topic of an article. It is named by its address if its title does not fit: the list of topics tells editors. */
function fitTopic<Topic extends { slug: string; title: string }>(topic: Topic): Topic {
  return { ...topic, title: readPageWords({ title: topic.title })?.title ?? topic.slug }
}

/** An article by its slug, with others to read next, each once; undefined if the store has none with a title and a text. Throws if the blog fails. */
export const articleData = cache(async (pageRequest: PageRequest, slug: string): Promise<Article | undefined> => {
  if ([...slug].length > blogArticleSlug.maxLength) return undefined
  const { blogArticle } = await serverQuery(pageRequest, GetBlogArticleDocument, { slug })
  if (!blogArticle || !isFitText(blogArticle.body) || unfitFields(blogArticle).length > 0) return undefined
  const words = readPageWords({ title: blogArticle.title, intro: blogArticle.excerpt }, 'excerpt')
  if (!words) return undefined
  const { products, related, ...article } = blogArticle
  const others = new Map(listOf(related).map((other) => [other.id, other]))
  others.delete(article.id)
  const cards = new Map(listOf(products).map((product) => [product.id, cardView(product)]))
  const meta = readMetaWords(article, words)
  return {
    ...article,
    title: words.title,
    excerpt: words.intro,
    category: fitTopic(article.category),
    metaTitle: meta.title,
    metaDescription: meta.description,
    leftOut: [...words.leftOut, ...meta.leftOut],
    related: fitCards([...others.values()]).articles,
    cards: [...cards.values()],
  }
})

/** What of a list there is: an answer of another version of the contract may have none, or nothing in its place. */
function listOf<Item extends object>(items: readonly (Item | null)[] | null): Item[] {
  return (items ?? []).filter((item) => item !== null)
}
