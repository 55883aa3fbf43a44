import { expect, test } from 'vitest'
import { contentHref } from './content-href.ts'
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
