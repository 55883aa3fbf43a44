import { expect, it } from 'vitest'
import { lipstickLine, serumLine } from '../testing/lines.ts'
import { settleOutOfStock } from './out-of-stock.ts'

const gone = serumLine({ inStock: false })
const told = [{ code: 'ITEM_OOS', level: 'warn', params: [{ name: 'product', value: 'Bright Drops' }], handler: null }]

it('the UK store takes out what is out of stock, and says so', () => {
  expect(settleOutOfStock([lipstickLine(), gone], 'en-GB')).toEqual({ lines: [lipstickLine()], notifications: told })
})

it('the US store leaves it in, and says so', () => {
  expect(settleOutOfStock([lipstickLine(), gone], 'en-US')).toEqual({ lines: [lipstickLine(), gone], notifications: told })
})

it('says nothing of what is in stock', () => {
  expect(settleOutOfStock([lipstickLine()], 'en-GB')).toEqual({ lines: [lipstickLine()], notifications: [] })
})
