import { expect, test } from 'vitest'
import { agreementOf, expectationOf, heldText, isOfPart, listedEntries } from './event-facts.ts'

test.each([
  ['query', 'all', true],
  ['query', 'requests', true],
  ['query', 'events', false],
  ['analytics', 'all', true],
  ['analytics', 'requests', false],
  ['analytics', 'events', true],
  ['held', 'all', true],
  ['held', 'requests', false],
  ['held', 'events', true],
] as const)('%s belongs to %s: %s', (kind, part, expected) => {
  expect(isOfPart({ kind }, part)).toBe(expected)
})

test.each([
  ['all', '', ['getPlp', 'Product Added', 'Product Removed', 'Product Added, held back']],
  ['events', ' product a', ['Product Added', 'Product Added, held back']],
  ['requests', 'product', []],
  ['all', 'PLP', ['getPlp']],
] as const)('of %s, the filter "%s" lists %j', (part, filter, expected) => {
  const entries = [
    { kind: 'query', operation: 'getPlp' },
    { kind: 'analytics', operation: 'Product Added' },
    { kind: 'analytics', operation: 'Product Removed' },
    { kind: 'held', operation: 'Product Added, held back' },
  ] as const
  expect(listedEntries(entries, part, filter).map(({ operation }) => operation)).toEqual(expected)
})

test.each([
  [[], null, 'Yes'],
  [['INVALID_EVENT'], '{"problems":["Tile: no","Product Added: currency: Invalid input"]}', 'No. currency: Invalid input'],
  [['INVALID_EVENT'], '{', 'No'],
  [['INVALID_EVENT'], '{"problems":{}}', 'No'],
])('an event with the codes %j and the answer %j is as agreed: %s', (codes, answer, words) => {
  expect(agreementOf({ codes, answer, operation: 'Product Added' })).toBe(words)
})

test('an event is copied as the line of a test', () => {
  expect(expectationOf({ kind: 'analytics', operation: "Shopper's Tile", variables: { sku: 'OT-1' } })).toBe(
    `await events.expectSent('Shopper\\'s Tile', {\n  "sku": "OT-1"\n})`,
  )
})

test('an event that is held back says what becomes of it, and is copied as the line of a test', () => {
  expect(heldText({ variables: { isKept: true } })).toMatch(/^Waits in its page/)
  expect(heldText({ variables: { isKept: false } })).toMatch(/^Dropped/)
  expect(expectationOf({ kind: 'held', operation: 'Product Added, held back', variables: { isKept: true } })).toBe(
    "await events.expectHeld('Product Added')",
  )
})
