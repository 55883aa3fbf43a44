import { expect, test } from 'vitest'
import { type PriceValue, shownPrice, struckPrice } from './price-value.ts'

const words = { was: 'was', pending: 'Pending...' }
const price = (raw: number): PriceValue => ({ formatted: `£${raw / 100}`, raw })
const tier = (now: number, was?: number) => ({ label: 'Typical Price', price: price(now), was: was === undefined ? undefined : price(was) })

test('an amount is shown as the contract formats it', () => {
  expect(shownPrice({ formatted: '$1,340.00', raw: 134000 }, words)).toBe('$1,340.00')
})

test('a negative price shows as pending, and nothing is struck beside it [PRICEDISP-01]', () => {
  expect(shownPrice(price(-1), words)).toBe('Pending...')
  expect(struckPrice(tier(-1, 2600))).toBeUndefined()
})

test('nothing costs nothing', () => {
  expect(shownPrice(price(0), words)).toBe('£0')
})

test.each([
  ['an offer strikes the regular price', tier(2200, 2600), 2600],
  ['the same price twice is no offer', tier(2600, 2600), undefined],
  ['a price that went up strikes nothing', tier(2600, 2200), undefined],
  ['no offer strikes nothing', tier(2600), undefined],
  ['an unknown regular price is not shown', tier(2200, -1), undefined],
])('%s', (_, tierPrice, raw) => {
  expect(struckPrice(tierPrice)?.raw).toBe(raw)
})
