import { beforeEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { GetBlogArticlesDocument } from '#operations/__generated__/operations.ts'
import { sitemapData } from './sitemap-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

// A store without products and articles.
beforeEach(() => {
  vi.mocked(serverQuery).mockImplementation(async (_request, document) =>
    document === GetBlogArticlesDocument ? { blogArticles: { categories: [], articles: [] } } : { productListing: null },
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
