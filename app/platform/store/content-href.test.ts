import { expect, test } from 'vitest'
import { contentHref, textHref } from './content-href.ts'
import { stores } from './stores.ts'

test.each([
  ['/join', '/join', '/us/join'],
  [' /shop/makeup?sort=NEW#grid ', '/shop/makeup?sort=NEW#grid', '/us/shop/makeup?sort=NEW#grid'],
  ['/a/../join', '/join', '/us/join'],
  ['https://elsewhere.example/page?x=1', 'https://elsewhere.example/page?x=1', 'https://elsewhere.example/page?x=1'],
])('the link %j of the CMS stays what it is, in the store that shows it', (href, british, american) => {
  expect([contentHref(stores.uk, href), contentHref(stores.us, href)]).toEqual([british, american])
})

test.each([
  '',
  'join',
  '#main',
  '//elsewhere.example/join',
  '/\\elsewhere.example/join',
  '/.//elsewhere.example/join',
  'http://elsewhere.example/',
  'http://shop.invalid/join',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:ada@example.com',
  'https://',
])('%j is no link at all', (href) => {
  expect(contentHref(stores.uk, href)).toBeUndefined()
})

test.each(['#prices', 'mailto:ada@example.com', 'tel:+442071234567', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='])(
  'in a text %j is a link as well',
  (href) => {
    expect(textHref(stores.us, href)).toBe(href)
  },
)

test('in a text every other link is one of the CMS', () => {
  expect(textHref(stores.us, '/join')).toBe('/us/join')
  const refused = ['', '#', '# a', 'mailto:', 'data:text/html,x', 'join', '//elsewhere.example', 'http://elsewhere.example/', 'x:#a']
  expect(refused.filter((href) => textHref(stores.uk, href) !== undefined)).toEqual([])
})
