import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_PAGE_SIZE, listPage, pageWords } from './list-page.ts'

const path = '/account/my-orders'

test('the default page size is 10 [PAGINATION-06]', () => {
  expect(LIST_PAGE_SIZE).toBe(10)
  expect(listPage({ path, asked: undefined, total: 11 })).toMatchObject({ totalPages: 2, start: 1, end: 10 })
  expect(listPage({ path, asked: undefined, total: 33, perPage: 32 })).toMatchObject({ totalPages: 2, start: 1, end: 32 })
})

test('its pages are addressed by /?page={n} after its path, or by ?page={n} [PAGINATION-01]', () => {
  expect(listPage({ path, asked: '2', total: 30 })).toMatchObject({ previous: `${path}/?page=1`, next: `${path}/?page=3` })
  expect(listPage({ path: `${path}/`, asked: '2', total: 30, style: 'bare' })).toMatchObject({
    previous: `${path}?page=1`,
    next: `${path}?page=3`,
  })
})

test('the other parameters of its URL stay [PAGINATION-01, PAGINATION-02]', () => {
  const of = (asked: string) => listPage({ path: '/shop/search', asked, total: 30, parameters: 'term=red%20lips&sort=NEWEST' })
  expect(of('2')).toMatchObject({
    previous: '/shop/search/?term=red%20lips&sort=NEWEST&page=1',
    next: '/shop/search/?term=red%20lips&sort=NEWEST&page=3',
  })
  expect(of('9').redirect).toBe('/shop/search/?term=red%20lips&sort=NEWEST&page=3')
})

test('a page after the last leads to the last [PAGINATION-02]', () => {
  expect(listPage({ path, asked: '4', total: 30 })).toMatchObject({ page: 3, redirect: `${path}/?page=3` })
  expect(listPage({ path, asked: '3', total: 30 }).redirect).toBeUndefined()
  expect(listPage({ path, asked: '2', total: 0 })).toMatchObject({ page: 1, redirect: `${path}/?page=1` })
})

test.each([undefined, null, '', '0', '-1', '1.5', '1e3', 'two', ' 2'])('%j is page 1 [PAGINATION-02]', (asked) => {
  expect(listPage({ path, asked, total: 30 })).toMatchObject({ page: 1, previous: undefined, redirect: undefined })
})

test('a page has its range and its position as text [PAGINATION-03, PAGINATION-04]', () => {
  const words = (total: number, asked: string) => pageWords(listPage({ path, asked, total }), { listType: 'orders', total })

  expect(words(23, '3')).toEqual({ text: 'Displaying orders 21 - 23 of 23', page: { label: 'Page', position: '3 - 3' } })
  expect(words(0, '1')).toEqual({ text: 'Displaying orders 0 - 0 of 0', page: { label: 'Page', position: '1 - 1' } })
})

test('the pages of any list cover it without gap or overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 40 }), (total, perPage) => {
      const { totalPages } = listPage({ path, asked: '1', total, perPage })
      const pages = Array.from({ length: totalPages }, (_, index) => listPage({ path, asked: String(index + 1), total, perPage }))
      const shown = pages.flatMap(({ start, end }) => Array.from({ length: end === 0 ? 0 : end - start + 1 }, (_, index) => start + index))
      expect(shown).toEqual(Array.from({ length: total }, (_, index) => index + 1))
      expect(pages.filter(({ previous }) => previous === undefined)).toHaveLength(1)
      expect(pages.filter(({ next }) => next === undefined)).toHaveLength(1)
    }),
  )
})
