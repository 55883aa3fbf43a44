import { expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { stores } from '#app/platform/store/stores.ts'
import { articleData } from './blog-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

const pageRequest = { store: stores.uk, cookieHeader: undefined, key: '' }
const article = (id: string) => ({ id, slug: id, title: id })

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
