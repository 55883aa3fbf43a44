import { expect, test } from 'vitest'
import { createTestServer, operation } from '#mock-server/test.ts'

type Listing = {
  productCards: { id: string }[]
  productCount: number
  filters: { slug: string; items: { slug: string; count: number }[] }[]
  pagination: { currentPage: number; perPage: number; total: number }
  appliedFilters: { slug: string; items: { slug: string }[] }[]
  sort: string
}

const server = createTestServer()

async function searched(term: string, asked: object = {}): Promise<Listing> {
  const variables = { term, filters: [], pagination: null, sort: null, isTypicalJourney: true, ...asked }
  const { data, errors } = await server.execute<{ searchListing: Listing }, object>({ document: operation('getSearchListing'), variables })
  expect(errors).toEqual([])
  if (!data) throw new Error('no answer')
  return data.searchListing
}

async function suggested(term: string): Promise<{ __typename: string; products: { id: string }[] }> {
  const variables = { term, useGuestPrice: true, isTypicalJourney: true }
  const { data } = await server.execute<{ searchSuggestions: { __typename: string; products: { id: string }[] } }, object>({
    document: operation('searchProducts'),
    variables,
  })
  if (!data) throw new Error('no answer')
  return data.searchSuggestions
}

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test('what is suggested is the beginning of what the page of results lists, and the page has the rest [SEARCH-32, OP-CAT-03, OP-CAT-04]', async () => {
  const { __typename, products } = await suggested('satin')
  const { productCards, productCount } = await searched('satin', { pagination: { currentPage: 1, perPage: 100 } })

  expect(__typename).toBe('SearchResults')
  expect(products).toHaveLength(6)
  expect(ids(productCards).slice(0, 6)).toEqual(ids(products))
  expect(productCount).toBeGreaterThan(6)
  expect(productCards).toHaveLength(productCount)
})

test('a filter leaves as many as it says, and an unknown one narrows nothing', async () => {
  const whole = await searched('lip')
  const choice = whole.filters.flatMap(({ slug, items }) => items.map((item) => ({ group: slug, ...item }))).find(({ count }) => count > 1)
  if (!choice) throw new Error('nothing to choose')
  const narrowed = await searched('lip', {
    filters: [
      { slug: choice.group, items: [choice.slug, 'no-such-item'] },
      { slug: 'no-such-group', items: ['x'] },
    ],
  })

  expect(narrowed.productCount).toBe(choice.count)
  expect(narrowed.pagination.total).toBe(choice.count)
  expect(narrowed.appliedFilters).toEqual([
    expect.objectContaining({ slug: choice.group, items: [expect.objectContaining({ slug: choice.slug })] }),
  ])
})

test('its pages follow each other, one above the last is the last, and an order holds over all of them', async () => {
  const { total } = (await searched('ottilie')).pagination
  const pages = await Promise.all(
    [1, 2].map((currentPage) => searched('ottilie', { sort: 'NEWEST', pagination: { currentPage, perPage: 5 } })),
  )
  const whole = await searched('ottilie', { sort: 'NEWEST', pagination: { currentPage: 1, perPage: 10 } })
  const beyond = await searched('ottilie', { pagination: { currentPage: 9999, perPage: 5 } })

  expect(pages.flatMap(({ productCards }) => ids(productCards))).toEqual(ids(whole.productCards))
  expect(whole.sort).toBe('NEWEST')
  expect(beyond.pagination.currentPage).toBe(Math.ceil(total / 5))
})

test.each(['', ' ', 's', ' s ', 'zzzzqq', '💄', '\u0000', 'x'.repeat(100)])('%j finds nothing and breaks nothing', async (term) => {
  expect(await searched(term)).toMatchObject({ productCards: [], productCount: 0, filters: [], pagination: { currentPage: 1, total: 0 } })
})
