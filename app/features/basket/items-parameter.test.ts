import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skusOf } from './items-parameter.ts'

test('skus and partial item inputs are understood', () => {
  expect(skusOf('["LIP-07", {"variantSku": "SER-30", "quantity": 2}]')).toEqual(['LIP-07', 'SER-30'])
})

const malformed = '[1, null, {"variantSku": 7}, ["LIP-07"], "LIP 07", "/LIP-07", "LIP-07/", ""]'

test.each([undefined, '', '[', '{}', 'null', '"LIP-07"', malformed, '["<script>"]', ['["A"]', '["B"]']])('%j adds nothing', (parameter) => {
  expect(skusOf(parameter)).toEqual([])
})

test('what is not a sku leaves the others whole', () => {
  expect(skusOf('[null, "LIP-07", {"variantSku": null}]')).toEqual(['LIP-07'])
})

test('an address of more than 4,096 characters adds nothing', () => {
  const padded = (length: number) => `["LIP-07"${' '.repeat(length - 10)}]`
  expect(skusOf(padded(4096))).toEqual(['LIP-07'])
  expect(skusOf(padded(4097))).toEqual([])
})

test('no text at all breaks it, and no more than 20 are added', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => skusOf(text).length <= 20))
  expect(skusOf(JSON.stringify(Array.from({ length: 50 }, (_, index) => `SKU-${index}`)))).toHaveLength(20)
})
