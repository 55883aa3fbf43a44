import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRequestOf, isCrossSell } from './add-request.ts'

describe('the request of a press on Add to Bag', () => {
  test('a page’s own form adds one line, from the page and its path [BASKET-09, BASKET-10]', () => {
    expect(addRequestOf([{ sku: 'OT-1', locale: 'en-GB' }], '/products/lipstick')).toEqual({
      lines: [{ sku: 'OT-1' }],
      location: 'Page',
      locationDetails: '/products/lipstick',
    })
  })

  test('a cross-sell’s form has its location and source [BASKET-09, BASKET-10, BASKET-11]', () => {
    const fields = {
      sku: 'OT-2',
      'variantId.OT-2': '42',
      'maxItemQuantity.OT-2': '3',
      location: 'ATB_CONFIRMATION',
      locationDetails: 'Goes well with',
      source: 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL',
    }
    const press = addRequestOf([fields], '/')
    expect(press).toEqual({
      lines: [{ sku: 'OT-2', variantId: '42', maxItemQuantity: 3 }],
      location: 'ATB_CONFIRMATION',
      locationDetails: 'Goes well with',
      source: 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL',
    })
    expect(isCrossSell(press)).toBe(true)
    expect(isCrossSell(addRequestOf([{ sku: 'OT-2' }], '/'))).toBe(false)
  })

  test('several waiting forms are one request of several lines; a form without a sku adds nothing', () => {
    expect(addRequestOf([{ sku: 'OT-1' }, {}, { sku: 'OT-2' }], '/').lines).toEqual([{ sku: 'OT-1' }, { sku: 'OT-2' }])
    expect(addRequestOf([], '/').lines).toEqual([])
  })

  test('whatever the fields hold, the location is one of the contract’s and a limit is a whole number above 0', () => {
    const fields = fc.dictionary(fc.constantFrom('sku', 'location', 'maxItemQuantity', 'variantId', 'source', 'toString'), fc.string())
    const places = ['BASKET_CROSSSELL_CAROUSEL', 'ATB_CONFIRMATION', 'Page', 'MEMBERSHIP_TOGGLE_CARD']
    fc.assert(
      fc.property(fc.array(fields), fc.constantFrom('constructor', ...places), (forms, place) => {
        const { location, lines } = addRequestOf([{ sku: 'a', location: place }, ...forms], '/')
        expect(places).toContain(location)
        for (const { sku, maxItemQuantity = 1 } of lines) {
          expect(sku).not.toBe('')
          expect(Number.isInteger(maxItemQuantity) && maxItemQuantity > 0).toBe(true)
        }
      }),
    )
  })
})

test('file fields are ignored', () => {
  const file = new File([], 'ROW_CROSSSELL_CAROUSEL')
  expect(addRequestOf([{ sku: 'OT-1', source: file, locationDetails: file }], '/')).toEqual({
    lines: [{ sku: 'OT-1' }],
    location: 'Page',
    locationDetails: '/',
  })
})
