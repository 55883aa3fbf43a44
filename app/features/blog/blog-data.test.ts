import { expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { stores } from '#app/platform/store/stores.ts'
import { articleData, blogData } from './blog-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

const pageRequest = { store: stores.uk, cookieHeader: undefined, key: '' }
const article = (id: string) => ({ id, slug: id, title: id, excerpt: 'Words.' })

test('an article that is related to itself, or to another twice, leads to each other one once', async () => {
  const related = [article('a'), article('b'), article('c'), article('b')]
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...article('a'), body: 'Words.', products: [], related } })
  expect((await articleData(pageRequest, 'a'))?.related.map(({ id }) => id)).toEqual(['b', 'c'])
})

test.each([' \n', 'x'.repeat(200_001)])('an article whose text is empty or without end is none', async (body) => {
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...article('a'), body, products: [], related: [] } })
  expect(await articleData(pageRequest, 'a')).toBeUndefined()
})

test('an article that the store has not is none', async () => {
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: null })
  expect(await articleData(pageRequest, 'empties-and-refills')).toBeUndefined()
})

test.each(['', ' \n', 'x'.repeat(301)])('an article without a title that fits is none, and no list has it', async (title) => {
  const related = [{ ...article('b'), title }, article('c')]
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...article('a'), title, body: 'Words.', products: [], related } })
  expect(await articleData(pageRequest, 'untitled')).toBeUndefined()
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...article('a'), body: 'Words.', products: [], related } })
  expect((await articleData(pageRequest, `beside-${title.length}`))?.related.map(({ id }) => id)).toEqual(['c'])
  answerList(related)
  const blog = await blogData({ ...pageRequest })
  expect(blog?.articles.map(({ id }) => id)).toEqual(['c'])
  expect(blog?.leftOut).toEqual([{ heading: 'b', fields: ['title'] }])
})

test('an article stands without an excerpt that never ends, and names it', async () => {
  const endless = { ...article('a'), excerpt: 'x'.repeat(2001) }
  const leftOut = [{ heading: 'a', fields: ['excerpt'] }]
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...endless, body: 'Words.', products: [], related: [] } })
  expect(await articleData(pageRequest, 'endless')).toMatchObject({ title: 'a', excerpt: '', leftOut })
  answerList([endless])
  expect(await blogData({ ...pageRequest })).toMatchObject({ articles: [{ id: 'a', excerpt: '' }], leftOut })
})

test.each([0, 49, 100, 101, 250])('the list has every one of %i articles, in their order', async (count) => {
  answerList(Array.from({ length: count }, (_, at) => article(`article-${at}`)))
  expect((await blogData({ ...pageRequest }))?.articles.map(({ id }) => id)).toEqual(
    Array.from({ length: count }, (_, at) => `article-${at}`),
  )
})

/** Answers pages of a list, at most a hundred articles at once, as the contract does. */
function answerList(articles: readonly object[]): void {
  vi.mocked(serverQuery).mockImplementation(async (_request, _document, variables) => {
    const { currentPage, perPage } = variables['pagination'] as { currentPage: number; perPage: number }
    if (perPage > 100) throw new Error('The contract answers at most a hundred.')
    const shown = articles.slice((currentPage - 1) * perPage, currentPage * perPage)
    return { blogArticles: { categories: [], articles: shown, pagination: { total: articles.length } } }
  })
}
