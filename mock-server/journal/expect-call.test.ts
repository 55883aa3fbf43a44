import { describe, expect, test } from 'vitest'
import { explainMiss, matchCall, nearestCall } from './expect-call.ts'
import type { JournalEntry } from './journal-store.ts'
import { made } from './testing/entries.ts'

const line = (quantity: number, sku = 'OT-RSL-07') => ({ id: 'x', variantSku: sku, quantity, giftInfo: null })
const add = (number: number, ...items: object[]): JournalEntry => ({
  ...made({ kind: 'mutation', operation: 'addBasketItems', variables: { listId: '', version: -1, items } }),
  number,
})
const entries: JournalEntry[] = [
  { ...made({ operation: 'getBasket' }), number: 1 },
  add(2, line(1), line(2, 'OT-NB-50')),
  { ...add(3, line(3)), status: 200, codes: ['BAD_USER_INPUT'], faults: ['addBasketItems;status=503'] },
  { ...add(4), status: 0 },
]

const matched = (expected?: Record<string, unknown>, operation = 'addBasketItems') => matchCall(entries, operation, expected)?.number

describe('a call matches', () => {
  test('with any variables when none are expected, and the first of several', () => {
    expect(matched()).toBe(2)
    expect(matched({})).toBe(2)
    expect(matched(undefined, 'getBasket')).toBe(1)
  })

  test('with a part of its variables, at any depth', () => {
    expect(matched({ items: [{ quantity: 3 }] })).toBe(3)
    expect(matched({ version: -1, items: [{ quantity: 1 }, { variantSku: 'OT-NB-50' }] })).toBe(2)
    expect(matched({ items: [] })).toBe(4)
    expect(matched({ items: [{ giftInfo: null, quantity: 3 }] })).toBe(3)
  })

  test('with what a test library knows to tell', () => {
    expect(matched({ items: expect.arrayContaining([expect.objectContaining({ quantity: 3 })]) })).toBe(3)
    expect(matched({ items: [{ quantity: expect.any(Number), id: expect.stringMatching(/^x$/) }] })).toBe(3)
  })

  test('without what must not be there', () => {
    expect(matched({ location: undefined })).toBe(2)
    expect(matched({ listId: undefined })).toBeUndefined()
  })
})

test.each<[string, Record<string, unknown>]>([
  ['a list in another order', { items: [{ quantity: 2 }, { quantity: 1 }] }],
  ['a list that is shorter', { items: [{ quantity: 1 }] }],
  ['another value', { version: 0 }],
  ['a number as text', { version: '-1' }],
  ['a null that is expected to be something', { items: [{ giftInfo: {} }] }],
  ['an object where a list is', { items: { 0: { quantity: 3 } } }],
  ['what every object has', { toString: expect.anything() }],
])('%s does not match', (_what, expected) => {
  expect(matched(expected)).toBeUndefined()
})

test('a call of another operation never matches', () => {
  expect(matched(undefined, 'removeBasketItems')).toBeUndefined()
  expect(nearestCall(entries, 'removeBasketItems')).toBeUndefined()
})

describe('what is nearest', () => {
  test('is the call with the least that differs', () => {
    expect(nearestCall(entries, 'addBasketItems', { items: [{ quantity: 4, variantSku: 'OT-RSL-07' }] })).toEqual({
      entry: entries[2],
      differences: [{ path: 'items[0].quantity', expected: 4, received: 3 }],
    })
  })

  test('is the later of two that are as near', () => {
    expect(nearestCall(entries, 'addBasketItems', { version: 7 })?.entry.number).toBe(4)
  })

  test('is not one that lacks most of what is expected', () => {
    const expected = { items: [{ variantSku: 'OT-NB-50', quantity: 3, id: 'x' }] }
    expect(nearestCall(entries, 'addBasketItems', expected)?.entry.number).toBe(3)
  })
})

test('why nothing matched is told with the nearest call and all that was asked', () => {
  expect(explainMiss(entries, 'addBasketItems', { items: [{ quantity: expect.any(String) }] })).toBe(
    [
      'Expected a call of addBasketItems with {"items":[{"quantity":"Any<String>"}]}, and there was none.',
      'The nearest is number 3:',
      '  at items[0].quantity',
      '    expected Any<String>',
      '    received 3',
      'Asked were:',
      '  1 getBasket {} → 200',
      '  2 addBasketItems {"listId":"","version":-1,"items":[{"id":"x","variantSku":"OT-RSL-07","quantity":1,"giftInfo":null},{"id":"x","variantSku":"OT-NB-50","quantity":2,"giftInfo":null}]} → 200',
      '  3 addBasketItems {"listId":"","version":-1,"items":[{"id":"x","variantSku":"OT-RSL-07","quantity":3,"giftInfo":null}]} → 200 BAD_USER_INPUT fault addBasketItems;status=503',
      '  4 addBasketItems {"listId":"","version":-1,"items":[]} → cut',
    ].join('\n'),
  )
})

test('where nothing was asked, that is said; where much was asked, the last of it', () => {
  expect(explainMiss([], 'getBasket')).toBe('Expected a call of getBasket, and there was none.\nNothing was asked.')
  const many = Array.from({ length: 30 }, (_, at) => ({ ...made({ operation: 'getPlp' }), number: at + 1 }))
  const lines = explainMiss(many, 'getBasket').split('\n')
  expect(lines[1]).toBe('Asked were 30 calls, the last 20 of them:')
  expect(lines.slice(2)).toHaveLength(20)
  expect(lines.at(-1)).toBe('  30 getPlp {} → 200')
})
