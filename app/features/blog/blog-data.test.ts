import { expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { stores } from '#app/platform/store/stores.ts'
import { articleData, blogData, furtherPages, wholeBlog } from './blog-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

const pageRequest = { store: stores.uk, cookieHeader: undefined, key: '' }
const topic = { slug: 'skin', title: 'Skin', description: 'What it is.', count: 1 }
const article = (id: string) => ({
  id,
  slug: id,
  title: id,
  excerpt: 'Words.',
  category: topic,
  image: { id: 'i', src: '/images/a-720.webp', altText: null, description: null },
  author: { name: 'Ida', role: 'Writer' },
  publishedAt: '2026-02-01T10:00:00.000Z',
  readingMinutes: 3,
  metaTitle: `${id} | Ottilie`,
  metaDescription: 'Words.',
})

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

test.each([0, 49, 100, 101, 250])('the whole blog has every one of %i articles, in their order', async (count) => {
  answerList(Array.from({ length: count }, (_, at) => article(`article-${at}`)))
  expect((await wholeBlog({ ...pageRequest })).articles.map(({ id }) => id)).toEqual(
    Array.from({ length: count }, (_, at) => `article-${at}`),
  )
})

test.each([
  [undefined, 0, 10],
  ['1', 0, 10],
  ['2', 10, 20],
  ['3', 20, 23],
  ['0', 0, 10],
  ['-1', 0, 10],
  ['two', 0, 10],
])('page %s of 23 articles has those from %i to %i', async (asked, from, to) => {
  const articles = Array.from({ length: 23 }, (_, at) => article(`article-${at}`))
  answerList(articles)
  const blog = await blogData({ ...pageRequest }, undefined, asked)
  expect(blog?.articles.map(({ id }) => id)).toEqual(articles.slice(from, to).map(({ id }) => id))
  expect(blog?.page).toMatchObject({ start: from + 1, end: to, totalPages: 3, redirect: undefined })
})

test.each(['4', '9999', '999999999'])('page %s of 23 articles leads to the last', async (asked) => {
  answerList(Array.from({ length: 23 }, (_, at) => article(`article-${at}`)))
  expect((await blogData({ ...pageRequest }, undefined, asked))?.page.redirect).toBe('/blog/?page=3')
})

test('the pages after the first are those of the whole list and of each topic with more than ten articles', async () => {
  const categories = [
    { ...topic, count: 21 },
    { ...topic, slug: 'hair', count: 10 },
  ]
  answerList(
    Array.from({ length: 31 }, (_, at) => article(`article-${at}`)),
    categories,
  )
  expect(await furtherPages({ ...pageRequest })).toEqual([
    { topic: undefined, page: 2 },
    { topic: undefined, page: 3 },
    { topic: undefined, page: 4 },
    { topic: 'skin', page: 2 },
    { topic: 'skin', page: 3 },
  ])
})

test.each([
  ['metaTitle', '', 'a'],
  ['metaTitle', 'x'.repeat(301), 'a'],
  ['metaDescription', ' \n', 'Words.'],
  ['metaDescription', 'x'.repeat(1001), 'Words.'],
])('search engines are told an article’s own words in place of a %s that does not fit, and preview names it', async (field, words, own) => {
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...article('a'), [field]: words, body: 'Words.', products: [], related: [] } })
  const shown = await articleData({ ...pageRequest }, 'a')
  expect(shown).toMatchObject({ [field]: own, leftOut: [{ heading: 'a', fields: [field] }] })
})

test.each(['', 'x'.repeat(301)])('a topic without a title that fits is none, has no page, and is named in preview', async (title) => {
  const long = { ...topic, slug: 'hair', title }
  answerList([{ ...article('a'), category: long }], [topic, long])
  const blog = await blogData({ ...pageRequest })
  expect(blog?.categories.map(({ slug }) => slug)).toEqual(['skin'])
  expect(blog?.leftOut).toEqual([{ heading: 'hair', fields: ['title'] }])
  expect(blog?.articles.map(({ category }) => category.title)).toEqual(['hair'])
  expect(await blogData({ ...pageRequest }, 'hair')).toBeUndefined()
  expect(await blogData({ ...pageRequest }, 'skin')).toBeDefined()
})

test('a topic stands without a description that never ends, and so does the Journal without its title', async () => {
  answerList([article('a')], [{ ...topic, description: 'x'.repeat(2001) }], { title: 'x'.repeat(301), description: 'x' })
  expect(await blogData({ ...pageRequest })).toMatchObject({
    title: 'The Journal',
    categories: [{ slug: 'skin', description: '' }],
    leftOut: [
      { heading: 'The Journal', fields: ['title'] },
      { heading: 'Skin', fields: ['description'] },
    ],
  })
})

/** Answers pages of a list, at most a hundred articles at once, as the contract does. */
function answerList(
  articles: readonly object[],
  categories: readonly object[] = [],
  words: object = { title: 'The journal', description: 'Words.' },
): void {
  vi.mocked(serverQuery).mockImplementation(async (_request, _document, variables) => {
    const { currentPage, perPage } = variables['pagination'] as { currentPage: number; perPage: number }
    if (perPage > 100) throw new Error('The contract answers at most a hundred.')
    const shown = articles.slice((currentPage - 1) * perPage, currentPage * perPage)
    return { blogArticles: { ...words, categories, articles: shown, pagination: { total: articles.length } } }
  })
}

test.each(['body', 'author', 'image', 'category', 'publishedAt', 'readingMinutes', 'slug'])(
  'an article of another version whose %s is null is none, and no list has it',
  async (field) => {
    const broken = { ...article('a'), body: 'Words.', products: [], related: [], [field]: null }
    vi.mocked(serverQuery).mockResolvedValue({ blogArticle: broken })
    expect(await articleData({ ...pageRequest }, 'a')).toBeUndefined()
    if (field === 'body') return
    answerList([{ ...article('a'), [field]: null }, article('b')])
    const blog = await blogData({ ...pageRequest })
    expect(blog?.articles.map(({ id }) => id)).toEqual(['b'])
    expect(blog?.leftOut).toEqual([{ heading: 'a', fields: [field] }])
  },
)

test.each(['products', 'related'])('an article of another version whose %s are null stands without them', async (field) => {
  vi.mocked(serverQuery).mockResolvedValue({ blogArticle: { ...article('a'), body: 'Words.', products: [], related: [], [field]: null } })
  expect(await articleData({ ...pageRequest }, 'a')).toMatchObject({ related: [], cards: [] })
})
