import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWebPath, anyWebUrl } from '#tests/harness/arbitrary-urls.ts'
import { hrefFrom, isStoreless, isUsPath, segmentHref, storeHref, storeOfPath } from './link.ts'
import { everyStore, isLocale, storeOf, stores } from './stores.ts'

const { uk, us } = stores

describe('stores', () => {
  test('their segments are en and us [STORE-04]', () => {
    expect(everyStore.map((store) => store.segment)).toEqual(['en', 'us'])
  })

  test('each has its locale; an unknown locale means the default store', () => {
    expect([storeOf('en-GB'), storeOf('en-US')]).toEqual([uk, us])
    expect(everyStore.every((store) => isLocale(store.locale))).toBe(true)
    for (const locale of ['', 'en', 'EN-US', 'de-DE', 'images']) {
      expect(isLocale(locale)).toBe(false)
      expect(storeOf(locale)).toBe(uk)
    }
  })
})

test('only handlers, pictures and the framework’s files belong to no store', () => {
  const paths = [
    '/api/graphql',
    '/images/x.avif',
    '/fonts/x.woff2',
    '/_next/static/x.js',
    '/api',
    '/',
    '/basket',
    '/apis',
    'api/graphql',
    'x/api',
    '/us/api',
    '',
  ]
  expect(paths.filter(isStoreless)).toEqual(['/api/graphql', '/images/x.avif', '/fonts/x.woff2', '/_next/static/x.js', '/api'])
})

describe('a link in a store', () => {
  test('starts with the store’s segment in every store but the default [PREFIX-03]', () => {
    for (const store of everyStore) {
      const expected = store === uk ? '/shop/makeup?page=2#grid' : `/${store.segment}/shop/makeup?page=2#grid`
      expect(storeHref(store, '/shop/makeup?page=2#grid')).toBe(expected)
    }
  })

  test.each([
    ['/', '/us'],
    ['/?from=mail', '/us?from=mail'],
    ['/#main', '/us#main'],
    ['/basket', '/us/basket'],
    ['/used', '/us/used'],
    ['/blog/usual', '/us/blog/usual'],
    ['/us', '/us'],
    ['/us/basket', '/us/basket'],
    ['/us?from=mail', '/us?from=mail'],
    ['/US/basket', '/us/US/basket'],
  ])('in the US store %s leads to %s', (href, expected) => {
    expect(storeHref(us, href)).toBe(expected)
  })

  test.each([
    '',
    '#main',
    '?page=2',
    'shop/makeup',
    'https://example.test/shop',
    'HTTP://example.test',
    '//example.test/shop',
    '/\\example.test',
    'mailto:hello@example.test',
    'tel:+441632960000',
    '/api/graphql',
    '/images/catalogue/balm.webp',
    '/_next/static/chunk.js',
  ])('%j is not a path of a store and stays as it is', (href) => {
    for (const store of everyStore) expect(storeHref(store, href)).toBe(href)
  })

  test('stays in the store of its page, and is never prefixed twice [PREFIX-02]', () => {
    expect(hrefFrom('/us/shop/makeup', '/basket')).toBe('/us/basket')
    expect(hrefFrom('/us', '/basket')).toBe('/us/basket')
    expect(hrefFrom('/us/shop/makeup', '/us/basket')).toBe('/us/basket')
    expect(hrefFrom('/shop/makeup', '/basket')).toBe('/basket')
    expect(hrefFrom('/used', '/basket')).toBe('/basket')
    expect(hrefFrom('/blog/usual/us', '/basket')).toBe('/basket')
  })

  test('does not change when prefixed again, and gets at most the prefix', () => {
    const part = fc.oneof(
      anyWebPath,
      anyWebUrl,
      fc.constantFrom('/us', '/us/', '/used', '/us?x=1', '/', '//us', '#us', 'us/basket'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.constantFrom('en' as const, 'us' as const), part, (segment, href) => {
        const once = segmentHref(segment, href)
        expect(segmentHref(segment, once)).toBe(once)
        expect([href, `/us${href.replace(/^\/(?=[?#]|$)/, '')}`]).toContain(once)
      }),
      { numRuns: 500 },
    )
  })
})

describe('whether a path is American', () => {
  test.each(['/us', '/us/', '/us/shop', '/us?x=1', '/us#x'])('%s is', (path) => {
    expect(isUsPath(path)).toBe(true)
    expect(storeOfPath(path)).toBe(us)
  })

  test.each(['', '/', '/used', '/user/us', '/blog/usual', '/US', 'us', '//us', '/en/us', '?us', '#us'])('%j is not', (path) => {
    expect(isUsPath(path)).toBe(false)
    expect(storeOfPath(path)).toBe(uk)
  })
})
