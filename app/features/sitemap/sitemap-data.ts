import 'server-only'
import { productPath } from '#app/platform/catalogue/product-path.ts'
import { everyArticle } from '#app/platform/content/every-article.ts'
import { addedLegalPages } from '#app/platform/content/every-legal-page.ts'
import { readPageWords } from '#app/platform/content/page-words.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { legalPaths } from '#app/platform/store/legal-paths.ts'
import { GetProductAddressesDocument, GetQuizzesDocument } from '#operations/__generated__/operations.ts'

/** Categories that hold every product between them, and the lists across them. */
const topCategories = ['makeup', 'skincare', 'fragrances', 'hair-care', 'body', 'beauty-supplements', 'bestsellers', 'whatsnew'] as const

/** Pages that every store has, whatever it sells. */
const standingPages = [
  '/',
  JOIN_PATH,
  '/ottilie/about',
  '/gift-memberships',
  `/products/${brand.giftMembershipSlug}`,
  '/refer-a-friend',
  '/contact',
  ...Object.values(legalPaths),
]

/** Products a question; the most that the contract answers at once. */
const PER_PAGE = 100

/** As many addresses as a sitemap may name. */
const MOST_ADDRESSES = 50_000

/** A page for search engines: its path without the store's prefix, and the day that it appeared if that is known. */
export type SitemapEntry = { path: string; day?: string }

/** Every page of a store that search engines may show, each once. Throws if the contract cannot be asked. */
export async function sitemapData(pageRequest: PageRequest): Promise<SitemapEntry[]> {
  const [categories, quizzes, legal, articles] = await Promise.all([
    Promise.all(topCategories.map((category) => categoryPaths(pageRequest, category))),
    quizPaths(pageRequest),
    addedLegalPages(pageRequest),
    articleEntries(pageRequest),
  ])
  const paths = new Set([...standingPages, ...quizzes, ...categories.flat()])
  const added = legal.map(({ path, updatedOn }) => ({ path, day: updatedOn }))
  return [...[...paths].map((path) => ({ path })), ...added, ...articles].slice(0, MOST_ADDRESSES)
}

/** The paths of a category, of the categories near it, and of its products. */
async function categoryPaths(pageRequest: PageRequest, category: string): Promise<string[]> {
  const paths = [`/shop/${category}`]
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { productListing } = await serverQuery(pageRequest, GetProductAddressesDocument, {
      categoryUrlPath: category,
      pagination: { currentPage: page, perPage: PER_PAGE },
    })
    if (!productListing) return []
    if (page === 1) paths.push(...productListing.category.relatedCategories.map(({ href }) => href))
    for (const { defaultVariant } of productListing.productCards) paths.push(productPath(defaultVariant))
    pages = Math.ceil(productListing.pagination.total / PER_PAGE)
  }
  return paths.filter((path) => path.startsWith('/'))
}

async function quizPaths(pageRequest: PageRequest): Promise<string[]> {
  const { quizzes } = await serverQuery(pageRequest, GetQuizzesDocument, {})
  return quizzes.filter(hasTitle).map(({ slug }) => `/quiz/${encodeURIComponent(slug)}`)
}

async function articleEntries(pageRequest: PageRequest): Promise<SitemapEntry[]> {
  const { categories, articles } = await everyArticle(pageRequest)
  return [
    { path: '/blog' },
    ...categories.filter(hasTitle).map(({ slug }) => ({ path: `/blog/topic/${slug}` })),
    ...articles.filter(hasTitle).map(({ slug, publishedAt }) => ({ path: `/blog/${slug}`, day: publishedAt.slice(0, 10) })),
  ]
}

/** Without a title that fits there is no page. */
function hasTitle({ title }: { title: string }): boolean {
  return readPageWords({ title }) !== undefined
}
