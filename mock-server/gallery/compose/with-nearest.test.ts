import { expect, test } from 'vitest'
import { withNearest } from './with-nearest.ts'

test.each([
  ['uk-plus-membre', 'uk-plus-member', 'uk-plus-member'],
  ['uk-plus-member&basket=at-limitt', 'at-limit', 'uk-plus-member&basket=at-limit'],
  ['store=en-US&shoper=guest', 'shopper', 'store=en-US&shopper=guest'],
  ['uk-guest&promo=rejected,expird', 'expired', 'uk-guest&promo=rejected,expired'],
])('%s with %s is put right as %s', (text, name, expected) => {
  expect(withNearest(text, name)).toBe(expected)
})
