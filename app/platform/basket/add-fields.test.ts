import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productIn, variantFields } from './add-fields.ts'

const balm = { sku: 'BALM-01', variantId: 'balm', maxItemQuantity: undefined }
const serum = { sku: 'SERUM-02', variantId: 'serum-30', maxItemQuantity: 5 }

test('of what a form offers the one that is chosen is asked for, with its own id and limit [BASKET-08, BASKET-30]', () => {
  const fields = Object.fromEntries([balm, serum].flatMap(variantFields))
  expect(productIn({ ...fields, sku: 'BALM-01' })).toEqual({ sku: 'BALM-01', variantId: 'balm' })
  expect(productIn({ ...fields, sku: 'SERUM-02' })).toEqual({ sku: 'SERUM-02', variantId: 'serum-30', maxItemQuantity: 5 })
})

test.each(['', '0', '-1', '1.5', 'many', '1e99', '99999999999'])('a limit of %j is none', (limit) => {
  expect(productIn({ sku: 'SERUM-02', 'maxItemQuantity.SERUM-02': limit })).toEqual({ sku: 'SERUM-02' })
})

test('whatever a form says, what comes of it can be sent', () => {
  const key = fc.constantFrom('sku', 'variantId.a', 'maxItemQuantity.a', '__proto__')
  fc.assert(
    fc.property(fc.dictionary(key, fc.oneof(fc.constant('a'), fc.string(), fc.integer())), (fields) => {
      const { sku, variantId = 'x', maxItemQuantity = 1 } = productIn(fields)
      expect([typeof sku, variantId !== '', Number.isInteger(maxItemQuantity) && maxItemQuantity > 0]).toEqual(['string', true, true])
    }),
  )
})

test('a variant without a limit says none, and an id or a limit is read up to the most that one may be', () => {
  expect(variantFields(balm)).toEqual([['variantId.BALM-01', 'balm']])
  const read = (variantId: string, most: number) => productIn({ sku: 'a', 'variantId.a': variantId, 'maxItemQuantity.a': String(most) })
  expect(read('x'.repeat(200), 2 ** 31 - 1)).toEqual({ sku: 'a', variantId: 'x'.repeat(200), maxItemQuantity: 2 ** 31 - 1 })
  expect(read('x'.repeat(201), 2 ** 31)).toEqual({ sku: 'a' })
})
