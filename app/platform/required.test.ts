import { expect, test } from 'vitest'
import { required } from './required.ts'

test.each([undefined, null, ''])('an absent value (%j) raises what is missing [VALID-01]', (value) => {
  expect(() => required(value, 'sku')).toThrow(new Error('Missing required field: sku'))
})

test.each([0, false, ' ', 'LIP-07'])('%j is there', (value) => {
  expect(required(value, 'sku')).toBe(value)
})
