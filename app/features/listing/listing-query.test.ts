import { expect, test } from 'vitest'
import { isNarrowed, listingHref, readListingQuery, withoutFilter } from './listing-query.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))

test('groups active filters', () => {
  expect(read('filter=finish.satin&filter=finish.matte&filter=skin-type.dry&sort=NEWEST&page=3')).toEqual({
    filters: [
      { slug: 'finish', items: ['satin', 'matte'] },
      { slug: 'skin-type', items: ['dry'] },
    ],
    sort: 'NEWEST',
    page: 3,
  })
})

test.each([
  '',
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=1e400',
  'sort=CHEAPEST',
  'sort=newest',
  'filter=',
  'filter=finish',
  'filter=.satin',
  'filter=a.b.c',
  `filter=${'a'.repeat(101)}.b`,
  `filter=a.${'b'.repeat(101)}`,
])('%j says nothing that a listing understands', (query) => {
  expect(read(query)).toEqual({ filters: [], sort: undefined, page: 1 })
  expect(isNarrowed(read(query))).toBe(false)
})

test('a page above what the API takes is the last that it takes', () => {
  expect(read('page=1000000').page).toBe(1_000_000)
  expect(read('page=1000001').page).toBe(1_000_000)
  expect(read('page=99999999999').page).toBe(1_000_000)
})

test('a URL parses back to its query', () => {
  const query = read('filter=finish.satin&filter=price.under-10&sort=PRICE_LOW_TO_HIGH&page=2')
  expect(readListingQuery(new URL(listingHref('/shop/makeup', query), 'http://shop.invalid').searchParams)).toEqual(query)
})

test('default sorting and the first page are left out of the URL', () => {
  expect(listingHref('/shop/makeup', read('sort=RECOMMENDED&page=1'))).toBe('/shop/makeup')
})

test('removing a filter returns to the first page and drops an empty group', () => {
  expect(withoutFilter(read('filter=finish.satin&page=4'), 'finish', 'satin')).toEqual({ filters: [], sort: undefined, page: 1 })
})
