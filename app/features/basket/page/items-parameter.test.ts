import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesInUrl } from './items-parameter.ts'

const products = (...skus: string[]) => ({ kind: 'addProducts', lines: skus.map((sku) => ({ sku })), location: 'Page' })

test('skus and partial item inputs are read, products and memberships, in the requested quantity [ROUTE-31]', () => {
  expect(changesInUrl('["LIP-07", {"variantSku": "SER-30", "quantity": 2}]')).toEqual([products('LIP-07', 'SER-30', 'SER-30')])
  expect(changesInUrl('[{"membershipId": "610501"}, "LIP-07"]')).toEqual([
    products('LIP-07'),
    { kind: 'addMembership', membershipId: '610501', location: 'Page' },
  ])
})

test.each([
  undefined,
  '',
  '[',
  '{}',
  'null',
  '"LIP-07"',
  '[1, null, {"variantSku": 7}, ["LIP-07"]]',
  '["<script>"]',
  '[{"variantSku": "LIP-07", "quantity": 0}, {"variantSku": "LIP-07", "quantity": -1}, {"variantSku": "LIP-07", "quantity": "2"}]',
  '[{"variantSku": "LIP-07", "quantity": 21}, {"membershipId": 610501}]',
  ['["A"]'],
  ['["A"]', '["B"]'],
  '["A>", "<A"]',
  `[${' '.repeat(4092)}"A"]`,
])('%j adds nothing', (parameter) => {
  expect(changesInUrl(parameter)).toEqual([])
})

test('no text breaks it, and at most 20 are added', () => {
  const added = (text: string) =>
    changesInUrl(text).reduce((sum, change) => sum + (change.kind === 'addProducts' ? change.lines.length : 1), 0)
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => added(text) <= 20))
  expect(added(JSON.stringify(Array.from({ length: 50 }, (_, index) => `SKU-${index}`)))).toBe(20)
  expect(added(JSON.stringify(Array.from({ length: 5 }, () => ({ variantSku: 'LIP-07', quantity: 9 }))))).toBe(20)
})

test('malformed items do not affect the others, up to the maximum length', () => {
  expect(changesInUrl('[null, 7, "LIP-07"]')).toEqual([products('LIP-07')])
  expect(changesInUrl(`[${' '.repeat(4091)}"A"]`)).toEqual([products('A')])
  expect(changesInUrl('[{"variantSku": "LIP-07", "quantity": 20}]')).toEqual([products(...Array.from({ length: 20 }, () => 'LIP-07'))])
  expect(changesInUrl(JSON.stringify(Array.from({ length: 21 }, () => ({ membershipId: '610501' }))))).toHaveLength(20)
})
