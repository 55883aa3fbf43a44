// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { alternatePath } from './switch-store.client.ts'

beforeEach(() => {
  document.head.replaceChildren()
})

function alternate(locale: string, href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'alternate', hreflang: locale, href })
  document.head.append(link)
}

test('leads to the same page in the other store, whatever host its link names [COUNTRY-15]', () => {
  alternate('en-US', 'https://www.ottilie.example/us/shop/color?sort=NEWEST')
  alternate('en-GB', 'https://www.ottilie.example/shop/colour')
  expect(alternatePath(stores.us)).toBe('/us/shop/color?sort=NEWEST')
  expect(alternatePath(stores.uk)).toBe('/shop/colour')
})

test("a page without an alternate link leads to the other store's home page [COUNTRY-16]", () => {
  expect(alternatePath(stores.us)).toBe('/us')
  expect(alternatePath(stores.uk)).toBe('/')
})

test.each([
  'https://www.ottilie.example/shop/makeup',
  'https://www.ottilie.example//evil.example/us',
  'mailto:us@ottilie.example',
  'https://',
])('an alternate of %s is no page of the US store', (href) => {
  alternate('en-US', href)
  expect(alternatePath(stores.us)).toBe('/us')
})
