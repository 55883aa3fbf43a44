import { expect, test } from 'vitest'
import { clientHeaders, pageAddress, refererPage } from './client-headers.ts'

const from = (referer: string, more: Record<string, string> = {}) => refererPage(new Headers({ host: 'localhost:3000', referer, ...more }))

test('the page that a request came from is its path and query', () => {
  expect(from('http://localhost:3000/us/shop/makeup?page=2#top')).toBe('/us/shop/makeup?page=2')
  expect(from('https://www.ottilie.example/basket', { 'x-forwarded-host': 'www.ottilie.example' })).toBe('/basket')
})

test.each(['https://evil.example/basket', 'http://localhost:3001/', 'no address', `http://localhost:3000/${'x'.repeat(500)}`])(
  'a referer of %s says nothing of a page of the shop',
  (referer) => {
    expect(from(referer)).toBeUndefined()
  },
)

test('a request without a referer has no page', () => {
  expect(refererPage(new Headers({ host: 'localhost:3000' }))).toBeUndefined()
})

test('an address is passed on up to 500 characters', () => {
  expect(pageAddress({ pathname: `/${'x'.repeat(499)}`, search: '' })).toHaveLength(500)
  expect(pageAddress({ pathname: `/${'x'.repeat(499)}`, search: '?' })).toBeUndefined()
})

test('headers name the client, and the page if it is known', () => {
  expect(clientHeaders('ottilie-server', 'https://www.ottilie.example', '/us')).toEqual({
    'apollographql-client-name': 'ottilie-server',
    referer: 'https://www.ottilie.example/us',
  })
  expect(clientHeaders('ottilie-browser', 'https://www.ottilie.example', undefined)).toEqual({
    'apollographql-client-name': 'ottilie-browser',
  })
})
