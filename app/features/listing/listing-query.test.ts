import { expect, test } from 'vitest'
import { isNarrowed, listingHref, readListingQuery, withoutFilter } from './listing-query.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))

test('chosen items are gathered by their group', () => {
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
])('%j says nothing that a listing understands', (query) => {
  expect(read(query)).toEqual({ filters: [], sort: undefined, page: 1 })
  expect(isNarrowed(read(query))).toBe(false)
})

test('an address reads back as the query it was written for', () => {
  const query = read('filter=finish.satin&filter=price.under-10&sort=PRICE_LOW_TO_HIGH&page=2')
  expect(readListingQuery(new URL(listingHref('/shop/makeup', query), 'http://shop.invalid').searchParams)).toEqual(query)
})

test('the shop’s own order and the first page leave the address bare', () => {
  expect(listingHref('/shop/makeup', read('sort=RECOMMENDED&page=1'))).toBe('/shop/makeup')
})

test('taking a filter off begins at the first page and leaves no empty group behind', () => {
  expect(withoutFilter(read('filter=finish.satin&page=4'), 'finish', 'satin')).toEqual({ filters: [], sort: undefined, page: 1 })
})
