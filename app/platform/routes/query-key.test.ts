import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalQuery, queryKey, queryOfKey, searchOf } from './query-key.ts'

const normal = (search: string) => normalQuery(new URLSearchParams(search)).toString()

describe('a listing’s query', () => {
  test.each([
    ['', ''],
    ['page=1', ''],
    ['utm_source=mail&gclid=1', ''],
    ['page=2', 'page=2'],
    ['page=02', ''],
    ['page=-1', ''],
    ['page=1e3', ''],
    ['page=9999', 'page=9999'],
    ['page=99999', 'page=9999'],
    ['page=two&page=3', ''],
    ['page=3&page=two', 'page=3'],
    ['sort=NEWEST', 'sort=NEWEST'],
    ['sort=%3Cscript%3E', ''],
    ['page=2&sort=NEWEST&filter=shade.rose', 'filter=shade.rose&page=2&sort=NEWEST'],
    ['filter=b&filter=a&filter=b&utm_campaign=x', 'filter=a&filter=b'],
    ['filter=', ''],
    ['filter=..%2F..%2Fetc', ''],
    [`filter=${'x'.repeat(80)}`, `filter=${'x'.repeat(80)}`],
    [`filter=${'x'.repeat(81)}`, ''],
    [`sort=${'x'.repeat(40)}`, `sort=${'x'.repeat(40)}`],
    [`sort=${'x'.repeat(41)}`, ''],
    ['Filter=a&PAGE=2', ''],
  ])('%j has the one spelling %j', (search, expected) => {
    expect(normal(search)).toBe(expected)
  })

  test('at most forty filters count, in any order', () => {
    const many = Array.from({ length: 90 }, (_, index) => `filter=f${index}`)
    expect(normalQuery(new URLSearchParams(many.join('&'))).getAll('filter')).toHaveLength(40)
    expect(normal(many.join('&'))).toBe(normal(many.toReversed().join('&')))
  })

  test('its key is plain letters and decodes to the same query', () => {
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9.]{1,9}$/))
    const pairs = fc.array(fc.tuple(fc.constantFrom('filter', 'sort', 'page', 'other'), value))
    fc.assert(
      fc.property(pairs, (given) => {
        const query = normalQuery(new URLSearchParams(given))
        const key = queryKey(new URLSearchParams(given))
        expect(key).toMatch(/^[A-Za-z0-9_-]*$/)
        expect(queryOfKey(key)?.toString()).toBe(key === '' ? undefined : query.toString())
        expect(normalQuery(query).toString()).toBe(query.toString())
      }),
      { numRuns: 500 },
    )
  })

  test.each(['', '%', 'Zm9v', btoa('page=1'), btoa('sort=A&page=2'), btoa('page=2&utm=1'), `${btoa('page=2')}=`, 'é'])(
    'the key %j is nobody’s',
    (key) => {
      expect(queryOfKey(key)).toBeUndefined()
    },
  )
})

test('the framework’s parameters keep their names, their values and their repeats', () => {
  expect(searchOf({ page: '2', filter: ['b', 'a'], sort: undefined }).toString()).toBe('page=2&filter=b&filter=a')
})
