import { beforeEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { GetBlogArticlesDocument } from '#operations/__generated__/operations.ts'
import { sitemapData } from './sitemap-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

// A store without products and articles.
beforeEach(() => {
  vi.mocked(serverQuery).mockImplementation(async (_request, document) =>
    document === GetBlogArticlesDocument
      ? { blogArticles: { categories: [], articles: [], pagination: { total: 0 } } }
      : { productListing: null },
  )
})

test.each(['en-GB', 'en-US'])('the sitemap of %s has every legal page, once', async (locale) => {
  const paths = (await sitemapData(sharedPageRequest(locale))).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/legal/')).toSorted()).toEqual([
    '/legal/accessibility',
    '/legal/cookies',
    '/legal/privacy',
    '/legal/terms-and-conditions',
  ])
  expect(paths.length).toBe(new Set(paths).size)
})

test('the sitemap has every article, however many there are', async () => {
  const articles = Array.from({ length: 101 }, (_, at) => ({
    id: `${at}`,
    slug: `article-${at}`,
    title: `${at}`,
    publishedAt: '2026-03-02T10:00:00.000Z',
  }))
  vi.mocked(serverQuery).mockImplementation(async (_request, document, variables) => {
    if (document !== GetBlogArticlesDocument) return { productListing: null }
    const { currentPage, perPage } = variables['pagination'] as { currentPage: number; perPage: number }
    const shown = articles.slice((currentPage - 1) * perPage, currentPage * perPage)
    return { blogArticles: { categories: [], articles: shown, pagination: { total: articles.length } } }
  })
  const entries = (await sitemapData(sharedPageRequest('en-GB'))).filter(({ path }) => path.startsWith('/blog/'))
  expect(entries).toEqual(articles.map(({ slug }) => ({ path: `/blog/${slug}`, day: '2026-03-02' })))
})

test('the sitemap has no article and no topic without a title that fits: they have no page', async () => {
  const titled = ['A title', ' ', 'x'.repeat(301)].map((title, at) => ({
    id: `${at}`,
    slug: `slug-${at}`,
    title,
    publishedAt: '2026-03-02',
  }))
  vi.mocked(serverQuery).mockImplementation(async (_request, document) =>
    document === GetBlogArticlesDocument
      ? { blogArticles: { categories: titled, articles: titled, pagination: { total: 3 } } }
      : { productListing: null },
  )
  const paths = (await sitemapData(sharedPageRequest('en-GB'))).map(({ path }) => path).filter((path) => path.startsWith('/blog'))
  expect(paths).toEqual(['/blog', '/blog/topic/slug-0', '/blog/slug-0'])
})
