import { expect, test, vi } from 'vitest'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { everyStore } from '#app/platform/store/stores.ts'
import { GetBlogArticlesDocument, GetLegalPagesDocument, GetQuizzesDocument } from '#operations/__generated__/operations.ts'
import { disallowedPaths } from './disallowed-paths.ts'
import { sitemapData } from './sitemap-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({
  serverQuery: async (_request: unknown, document: unknown) => answerTo(document),
}))

/** A catalogue with one product, a blog with one article, and a legal page and a quiz that editors added. */
function answerTo(document: unknown): object {
  const pagination = { total: 1 }
  if (document === GetBlogArticlesDocument)
    return { blogArticles: { categories: [{ slug: 'skin' }], articles: [{ id: 'a', slug: 'a', publishedAt: '2026-03-02' }], pagination } }
  if (document === GetLegalPagesDocument) return { legalPages: [{ id: 'n', slug: 'notice', title: 'Notice', updatedOn: '2026-03-02' }] }
  if (document === GetQuizzesDocument) return { quizzes: [{ slug: 'scent', title: 'Scent' }] }
  const category = { relatedCategories: [{ href: '/shop/makeup/lips' }] }
  return {
    productListing: { category, productCards: [{ defaultVariant: { slug: 'ribbon-satin-lipstick', sku: 'OT-RSL-07' } }], pagination },
  }
}

test('search engines stay away from the pages of one shopper, in both stores', () => {
  const pages = ['/basket', '/checkout', '/account', '/login', '/register', '/guest-details', '/signin', '/reset-password']
  expect(disallowedPaths).toEqual(['/api/', ...pages, ...pages.map((path) => `/us${path}`)])
})

test.each(everyStore)('and from no page that the sitemap of $locale names', async (store) => {
  const paths = (await sitemapData(sharedPageRequest(store.locale))).map(({ path }) => storeHref(store, path))
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => disallowedPaths.some((start) => path.startsWith(start)))).toEqual([])
})
