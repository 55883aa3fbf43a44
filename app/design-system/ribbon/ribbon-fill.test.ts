import { expect, test } from 'vitest'
import { ribbonFill, ribbonFills } from './ribbon-fill.ts'

test.each([
  ['limitedEdition', 'lightPink', 'ENUM-01'],
  ['backInStock', 'lightPink', 'ENUM-02'],
  ['newIn', 'lightPink', 'ENUM-03'],
  ['sellingFast', 'lightYellow', 'ENUM-04'],
  ['lowStock', 'lightYellow', 'ENUM-05'],
  ['bestSeller', 'lightYellow', 'ENUM-06'],
  ['outOfStock', 'lightGrey', 'ENUM-07'],
  ['moreStockComingSoon', 'lightGrey', 'ENUM-08'],
  ['lastCall', 'lightGrey', 'ENUM-09'],
  ['comingSoon', 'lightGrey', 'ENUM-10'],
])('%s is %s [%s]', (key, fill) => {
  expect(ribbonFill(key)).toBe(fill)
})

test('every colour of the set can be asked for by name [ENUM-11]', () => {
  expect(ribbonFills).toEqual(['lightGrey', 'lightYellow', 'lightPink', 'red', 'lightGreen', 'lightBlue'])
  for (const fill of ribbonFills) expect(ribbonFill(fill)).toBe(fill)
})

test.each(['somethingElse', '', 'constructor'])('a word nobody knows (%s) is grey', (key) => {
  expect(ribbonFill(key)).toBe('lightGrey')
})
