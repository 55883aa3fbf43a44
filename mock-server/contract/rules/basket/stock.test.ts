import { expect, it } from 'vitest'
import { availability } from './stock.ts'

it('a variant in stock can be bought 99999 times [STOCK-01, STOCK-02]', () => {
  expect(availability(true)).toEqual({ inStock: true, status: 'instock', stockCount: 99999, stockLimit: 99999 })
})

it('a variant out of stock can not be bought at all [STOCK-01, STOCK-03]', () => {
  expect(availability(false)).toEqual({ inStock: false, status: 'outofstock', stockCount: 0, stockLimit: 0 })
})
