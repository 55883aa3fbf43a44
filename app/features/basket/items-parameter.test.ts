import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skusOf } from './items-parameter.ts'

test('skus and partial item inputs are understood', () => {
  expect(skusOf('["LIP-07", {"variantSku": "SER-30", "quantity": 2}]')).toEqual(['LIP-07', 'SER-30'])
})

test.each([undefined, '', '[', '{}', 'null', '"LIP-07"', '[1, null, {"variantSku": 7}, ["LIP-07"]]', '["<script>"]', ['["A"]', '["B"]']])(
  '%j adds nothing',
  (parameter) => {
    expect(skusOf(parameter)).toEqual([])
  },
)

test('no text at all breaks it, and no more than 20 are added', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => skusOf(text).length <= 20))
  expect(skusOf(JSON.stringify(Array.from({ length: 50 }, (_, index) => `SKU-${index}`)))).toHaveLength(20)
})
