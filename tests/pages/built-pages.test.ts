import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateStaticParams as builtArticles } from '#app/[locale]/(shared)/blog/[slug]/page.tsx'
import { generateStaticParams as builtTopics } from '#app/[locale]/(shared)/blog/topic/[topic]/page.tsx'
import { generateMetadata as metadataOfProduct } from '#app/[locale]/(shared)/products/[slug]/page.tsx'
import { generateStaticParams as builtLists, generateMetadata as metadataOfList } from '#app/[locale]/query/[query]/blog/page.tsx'
import { generateStaticParams as builtTopicLists } from '#app/[locale]/query/[query]/blog/topic/[topic]/page.tsx'
import { blog } from '#fixtures/blog/blog.ts'
import { createTestServer } from '#mock-server/test.ts'

// Pages that are rendered with the build, so that their first visitor does not wait.

beforeEach(() => {
  const contract = createTestServer()
  // The contract is in this process: Next's cache mode means nothing to it.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, { cache: _cache, ...init }: RequestInit = {}) =>
    contract.fetch(new Request(input, init)),
  )
})

afterEach(() => vi.unstubAllGlobals())

test.each(['en-GB', 'en-US'] as const)(
  'every article, every topic and every page of them of %s is rendered with the build',
  async (locale) => {
    const articles = await builtArticles({ params: { locale } })
    const topics = await builtTopics({ params: { locale } })
    const { articles: written } = blog[locale]
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual(written.map(({ slug }) => slug).toSorted())
    expect(topics.map(({ topic }) => topic).toSorted()).toEqual([...new Set(written.map(({ category }) => category))].toSorted())
    // Ten a page: two pages of all, and one of each topic.
    expect(await builtLists({ params: { locale } })).toEqual([{ query: 'cGFnZT0y' }])
    expect(await builtTopicLists({ params: { locale } })).toEqual([])
  },
)

test.each([
  ['en-GB', ''],
  ['en-US', '/us'],
])('a further page of the Journal of %s says which it is, is the address to keep, and names no twin', async (locale, prefix) => {
  const { title, alternates } = await metadataOfList({ params: Promise.resolve({ locale, query: 'cGFnZT0y' }) })
  expect(title).toBe('The journal, page 2')
  expect(alternates).toMatchObject({ canonical: `${prefix}/blog/?page=2`, languages: { [locale]: `${prefix}/blog/?page=2` } })
  expect(Object.keys(alternates?.languages ?? {})).toEqual([locale])
})

test.each([
  ['en-GB', 'salt-air-lip-balm-spf-30', ['en-GB']],
  ['en-US', 'melatonin-gummies-passionfruit', ['en-US']],
  ['en-GB', 'ribbon-satin-lipstick', ['en-GB', 'en-US']],
])('in %s, %s names its page in each store that sells it: %o', async (locale, slug, stores) => {
  const { alternates } = await metadataOfProduct({ params: Promise.resolve({ locale, slug }) })
  expect(Object.keys(alternates?.languages ?? {})).toEqual(stores)
})

test.each(['cGFnZT0x', 'cGFnZT0', '%'])('the query %s is no page of the Journal', async (query) => {
  await expect(metadataOfList({ params: Promise.resolve({ locale: 'en-GB', query }) })).rejects.toThrow(/404/)
})
