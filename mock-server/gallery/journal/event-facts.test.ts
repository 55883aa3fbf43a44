import { expect, test } from 'vitest'
import { agreementOf, expectationOf, isOfPart } from './event-facts.ts'

test.each([
  ['query', 'all', true],
  ['query', 'requests', true],
  ['query', 'events', false],
  ['analytics', 'all', true],
  ['analytics', 'requests', false],
  ['analytics', 'events', true],
] as const)('%s belongs to %s: %s', (kind, part, expected) => {
  expect(isOfPart({ kind }, part)).toBe(expected)
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
  expect(expectationOf({ operation: "Shopper's Tile", variables: { sku: 'OT-1' } })).toBe(
    `await events.expectSent('Shopper\\'s Tile', {\n  "sku": "OT-1"\n})`,
  )
})
