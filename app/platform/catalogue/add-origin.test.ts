import { expect, test } from 'vitest'
import { crossSellOrigin } from './add-origin.ts'

test.each([
  ['Page', 'Page_CROSSSELL_CAROUSEL'],
  ['ATB_CONFIRMATION', 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL'],
  ['BASKET_CROSSSELL_CAROUSEL', 'BASKET_CROSSSELL_CAROUSEL'],
] as const)('what is added from a row at %s names %s as its source [BASKET-11]', (location, source) => {
  expect(crossSellOrigin(location)).toEqual({ location, source })
})
