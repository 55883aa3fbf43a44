import { expect, test } from 'vitest'
import { addLocation, crossSellOrigin } from './add-origin.ts'

test.each([
  ['Page', 'Page_CROSSSELL_CAROUSEL'],
  ['ATB_CONFIRMATION', 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL'],
  ['BASKET_CROSSSELL_CAROUSEL', 'BASKET_CROSSSELL_CAROUSEL'],
] as const)('what is added from a row at %s names %s as its source [BASKET-11]', (location, source) => {
  expect(crossSellOrigin(location)).toEqual({ location, source })
})

test.each([
  ['BASKET_CROSSSELL_CAROUSEL', 'BASKET_CROSSSELL_CAROUSEL'],
  ['promo_visibility_membership_flyout', 'promo_visibility_membership_flyout'],
  ['page', 'Page'],
  ['toString', 'Page'],
  ['', 'Page'],
  [undefined, 'Page'],
] as const)('a form at %j adds from %s', (text, location) => {
  expect(addLocation(text)).toBe(location)
})
