import { describe, expect, test } from 'vitest'
import { internalPath } from './route-tree.ts'

const ownCookies = new Set(['world', 'story'])
const visit = (address: string, ...cookieNames: string[]) => {
  const [path = '', search = ''] = address.split('?')
  return internalPath({ path, search: new URLSearchParams(search), cookieNames, ownCookies })
}

describe('an ordinary visit', () => {
  test.each(['/', '/shop/makeup', '/shop/makeup/lips/stains', '/products/night-balm', '/blog', '/nothing/here'])(
    '%s is the shared page',
    (path) => {
      expect(visit(path)).toBe(path)
      expect(visit(path, 'session', 'consent')).toBe(path)
    },
  )

  test('a listing with a query has a page for that query, however it is spelt', () => {
    expect(visit('/shop/makeup?page=2')).toBe(`/query/${btoa('page=2')}/shop/makeup`)
    expect(visit('/shop/makeup?filter=b&utm_source=x&filter=a')).toBe(visit('/shop/makeup?filter=a&filter=b&filter=a&page=1'))
  })

  test.each(['/shop/makeup?utm_source=mail', '/shop/makeup?page=1', '/shop/makeup?page=x', '/shop/makeup?'])(
    '%s asks for nothing: the shared page',
    (address) => {
      expect(visit(address)).toBe('/shop/makeup')
    },
  )

  test('only listings have queries', () => {
    for (const path of ['/', '/products/night-balm', '/shop/search', '/basket', '/shopping']) expect(visit(`${path}?page=2`)).toBe(path)
  })
})

describe('a visit with a forwarded cookie', () => {
  test.each([
    ['/', '/own'],
    ['/shop/makeup', '/own/shop/makeup'],
    ['/shop/makeup?page=2', '/own/shop/makeup'],
    ['/products/night-balm', '/own/products/night-balm'],
    ['/nothing/here', '/own/nothing/here'],
    ['/shop/searching', '/own/shop/searching'],
  ])('%s is rendered on its own at %s', (address, expected) => {
    expect(visit(address, 'consent', 'world')).toBe(expected)
  })

  test.each([
    '/shop/search',
    '/basket',
    '/checkout/success',
    '/account',
    '/account/wishlist',
    '/login',
    '/signin',
    '/register',
    '/guest-details',
  ])('%s is rendered per request for everybody', (path) => {
    expect(visit(path)).toBe(path)
    expect(visit(path, 'world')).toBe(path)
  })
})

describe('the names of the trees', () => {
  test.each([
    '/own',
    '/own/shop/makeup',
    '/query/cGFnZT0y/shop/makeup',
    '/OWN',
    '/%6fwn/shop',
    '/own%2Fshop',
    '/quer%79',
    '/a%2F..%2Fown',
    '/a%5Cb',
    '/%E0%A4%A',
    '/%00',
    '/missing',
    '/failed',
    '/shop/a%0D%0Ab',
  ])('%s leads nowhere', (path) => {
    expect(visit(path)).toBe('/-')
    expect(visit(path, 'world')).toBe('/-')
  })

  test('a path that only resembles one is an ordinary path', () => {
    expect(visit('/owner')).toBe('/owner')
    expect(visit('/shop/own')).toBe('/shop/own')
  })
})
