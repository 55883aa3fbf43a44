import { expect, test, vi } from 'vitest'
import { generateStaticParams as builtArticles } from '#app/[locale]/(shared)/blog/[slug]/page.tsx'
import { generateStaticParams as builtTopics } from '#app/[locale]/(shared)/blog/topic/[topic]/page.tsx'
import { blog } from '#fixtures/blog/blog.ts'
import { createTestServer } from '#mock-server/test.ts'

// Pages that are rendered with the build, so that their first visitor does not wait.

test.each(['en-GB', 'en-US'] as const)('every article and every topic of %s is rendered with the build', async (locale) => {
  const contract = createTestServer()
  // The contract is in this process: Next's cache mode means nothing to it.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, { cache: _cache, ...init }: RequestInit = {}) =>
    contract.fetch(new Request(input, init)),
  )
  const articles = await builtArticles({ params: { locale } })
  const topics = await builtTopics({ params: { locale } })
  vi.unstubAllGlobals()
  const { articles: written } = blog[locale]
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(written.map(({ slug }) => slug).toSorted())
  expect(topics.map(({ topic }) => topic).toSorted()).toEqual([...new Set(written.map(({ category }) => category))].toSorted())
})
