import { beforeEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { GetBlogArticlesDocument, GetLegalPagesDocument, GetQuizzesDocument } from '#operations/__generated__/operations.ts'
import { sitemapData } from './sitemap-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

type Store = { legalPages?: object[]; quizzes?: object[]; blogArticles?: (variables: Record<string, unknown>) => object }

const noArticles = () => ({ categories: [], articles: [], pagination: { total: 0 } })

/** A store without products, and with what is given. */
function answerStore({ legalPages = [], quizzes = [], blogArticles = noArticles }: Store): void {
  vi.mocked(serverQuery).mockImplementation(async (_request, document, variables) => {
    if (document === GetLegalPagesDocument) return { legalPages }
    if (document === GetQuizzesDocument) return { quizzes }
    return document === GetBlogArticlesDocument ? { blogArticles: blogArticles(variables) } : { productListing: null }
  })
}

beforeEach(() => answerStore({}))

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
  answerStore({
    blogArticles: (variables) => {
      const { currentPage, perPage } = variables['pagination'] as { currentPage: number; perPage: number }
      const shown = articles.slice((currentPage - 1) * perPage, currentPage * perPage)
      return { categories: [], articles: shown, pagination: { total: articles.length } }
    },
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
  answerStore({ blogArticles: () => ({ categories: titled, articles: titled, pagination: { total: 3 } }) })
  const paths = (await sitemapData(sharedPageRequest('en-GB'))).map(({ path }) => path).filter((path) => path.startsWith('/blog'))
  expect(paths).toEqual(['/blog', '/blog/topic/slug-0', '/blog/slug-0'])
})

test('the sitemap has the legal pages and the quizzes that editors added, once each, and none without a title that fits', async () => {
  answerStore({
    legalPages: [
      { id: 'privacy', slug: 'privacy', title: 'Privacy', updatedOn: '2026-01-01' },
      { id: 'notice', slug: 'notice-of-collection', title: 'Notice of collection', updatedOn: '2026-02-03' },
      { id: 'nameless', slug: 'nameless', title: ' ', updatedOn: '2026-02-03' },
      { id: 'nowhere', slug: '', title: 'Nowhere', updatedOn: '2026-02-03' },
    ],
    quizzes: [
      { slug: 'skincare', title: 'The skincare quiz' },
      { slug: 'scent', title: 'The scent quiz' },
      { slug: 'endless', title: 'x'.repeat(301) },
    ],
  })
  const entries = await sitemapData(sharedPageRequest('en-GB'))
  expect(entries.filter(({ path }) => path.startsWith('/quiz/'))).toEqual([{ path: '/quiz/skincare' }, { path: '/quiz/scent' }])
  expect(entries.filter(({ path }) => path.startsWith('/legal/'))).toEqual([
    { path: '/legal/terms-and-conditions' },
    { path: '/legal/privacy' },
    { path: '/legal/cookies' },
    { path: '/legal/accessibility' },
    { path: '/legal/notice-of-collection', day: '2026-02-03' },
  ])
})
