import { expect, test } from 'vitest'
import { isSearchable, searchPath, searchTerm } from './search-term.ts'

test.each([
  ['  satin  ', 'satin'],
  ['//satin/lip', 'satin/lip'],
  [' / satin', 'satin'],
  ['satin lip', 'satin lip'],
  ['/// ', ''],
  ['\uD800a', '\uFFFDa'],
  ['x'.repeat(500), 'x'.repeat(100)],
])('%j is a search for %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term)
})

test.each([
  ['', false],
  ['s', false],
  ['  s  ', false],
  ['/', false],
  ['//', false],
  [' / / ', false],
  ['💄', false],
  ['/s', true],
  [' /s ', true],
  ['sa', true],
  ['💄💋', true],
])('%j is long enough to search for: %s [SEARCH-07]', (typed, isOne) => {
  expect(isSearchable(typed)).toBe(isOne)
})

test.each([
  ['satin lip', '/shop/search?term=satin%20lip'],
  ['/a/b & c?d#e', '/shop/search?term=a%2Fb%20%26%20c%3Fd%23e'],
  ['<b>"é"', '/shop/search?term=%3Cb%3E%22%C3%A9%22'],
  ['a\uDC00', '/shop/search?term=a%EF%BF%BD'],
])('%j is looked for at %s [ROUTE-13]', (typed, path) => {
  expect(searchPath(typed)).toBe(path)
})
