import { describe, expect, test } from 'vitest'
import * as ownCookies from '#app/platform/session/session-cookies.ts'
import { internalPath } from './route-tree.ts'

const privateCookies = new Set(['world', 'story'])
const request = (address: string, cookieNames: readonly string[] = [], isSharingOn = true) => {
  const [path = '', search = ''] = address.split('?')
  return internalPath({ path, search: new URLSearchParams(search), cookieNames, privateCookies, isSharingOn })
}

const sharedPages: [address: string, twin: string][] = [
  ['/', '/per-request'],
  ['/contact', '/per-request/contact'],
  ['/shop/makeup', '/per-request/shop/makeup'],
  ['/shop/makeup/lips/stains', '/per-request/shop/makeup/lips/stains'],
  ['/shop/makeup?page=2', '/per-request/shop/makeup'],
  ['/shop/searching', '/per-request/shop/searching'],
  ['/products/night-balm', '/per-request/products/night-balm'],
  ['/%70roducts/night-balm', '/per-request/%70roducts/night-balm'],
]

/** Every cookie that the shop itself sets: who is here, the group of an experiment, consent and the rest. */
const everyOwnCookie = Object.values(ownCookies).filter((value) => typeof value === 'string')

describe('an ordinary visitor', () => {
  test.each(['/', '/contact', '/shop/makeup', '/shop/makeup/lips/stains', '/products/night-balm'])(
    '%s is the shared page, whoever they are and in whichever group of an experiment',
    (path) => {
      expect(request(path)).toBe(path)
      expect(everyOwnCookie).toContain(ownCookies.STRIKES_OFFERS_COOKIE)
      expect(request(path, everyOwnCookie)).toBe(path)
    },
  )

  test('a listing with a query has a page for that query, in every spelling of it', () => {
    expect(request('/shop/makeup?page=2')).toBe(`/query/${btoa('page=2')}/shop/makeup`)
    expect(request('/shop/makeup?filter=b&utm_source=x&filter=a')).toBe(request('/shop/makeup?filter=a&filter=b&filter=a&page=1'))
  })

  test.each(['/shop/makeup?utm_source=mail', '/shop/makeup?page=1', '/shop/makeup?page=x', '/shop/makeup?'])(
    '%s has no query of a listing: it is the shared page',
    (address) => {
      expect(request(address)).toBe('/shop/makeup')
    },
  )

  test('a refer-a-friend link with a code is rendered for whoever follows it', () => {
    expect(request('/refer-a-friend?code=ANNIKA-0204')).toBe('/per-request/refer-a-friend')
    expect(request('/refer-a-friend?utm_source=mail')).toBe('/refer-a-friend')
    expect(request('/contact?code=ANNIKA-0204')).toBe('/contact')
  })

  test.each(['from=search', 'step=2', 'result=skincare~x', 'error=REQUIRED', 'q.skin-type=skin-type-dry', 'utm_source=mail&step=2'])(
    'a quiz with %s is rendered for whoever takes it',
    (search) => {
      expect(request(`/quiz/skincare?${search}`)).toBe('/per-request/quiz/skincare')
    },
  )

  test.each(['', '?utm_source=mail', '?page=2&q=x'])('everybody begins the quiz on the same page, also with %j', (search) => {
    expect(request(`/quiz/skincare${search}`)).toBe('/quiz/skincare')
  })

  test.each(['/blog', '/blog/topic/skin'])('a further page of %s is a page of its own, whatever else the query says', (path) => {
    expect(request(`${path}?page=2`)).toBe(`/query/${btoa('page=2')}${path}`)
    expect(request(`${path}?sort=NEWEST&page=2&filter=a&utm_source=x`)).toBe(request(`${path}?page=2`))
    expect(request(`${path}?sort=NEWEST&filter=a&page=1`)).toBe(path)
    expect(request(`${path}?page=2`, ['world'])).toBe(`/per-request${path}`)
  })

  test('only lists have queries', () => {
    for (const path of ['/', '/blog/two-fingers', '/products/night-balm', '/shop/search', '/basket', '/shopping'])
      expect(request(`${path}?page=2`)).toBe(path)
  })
})

describe('a visitor with a forwarded cookie', () => {
  test.each(sharedPages)('%s is the page at %s', (address, twin) => {
    expect(request(address, ['consent', 'world'])).toBe(twin)
  })
})

test.each(sharedPages)('with sharing off, %s is the page at %s for everybody', (address, twin) => {
  expect(request(address, [], false)).toBe(twin)
})

test.each([
  '/shop/search',
  '/shop',
  '/basket',
  '/checkout/success',
  '/account',
  '/account/wishlist',
  '/login',
  '/signin',
  '/banners',
  '/contact/us',
  '/products',
  '/products/night-balm/reviews',
  '/nothing/here',
])('%s is rendered per request for everybody', (path) => {
  expect(request(path)).toBe(path)
  expect(request(path, ['world'])).toBe(path)
  expect(request(path, [], false)).toBe(path)
})

describe('the internal names', () => {
  test.each([
    '/per-request',
    '/per-request/shop/makeup',
    '/query/cGFnZT0y/shop/makeup',
    '/PER-REQUEST',
    '/%70er-request/shop',
    '/per-request%2Fshop',
    '/quer%79',
    '/a%2F..%2Fper-request',
    '/a%5Cb',
    '/%E0%A4%A',
    '/%00',
    '/missing',
    '/failed',
    '/shop/a%0D%0Ab',
  ])('%s leads nowhere', (path) => {
    expect(request(path)).toBe('/-')
    expect(request(path, ['world'])).toBe('/-')
  })

  test('a path that only resembles one is an ordinary path', () => {
    expect(request('/per-requests')).toBe('/per-requests')
    expect(request('/shop/per-request')).toBe('/shop/per-request')
  })
})
