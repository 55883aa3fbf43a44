import { describe, expect, it } from 'vitest'
import { storeTerms, withFreeDeliveryFrom } from '../store-terms.ts'
import { annualMembershipLine, giftMembershipLine, lipstickLine } from '../testing/lines.ts'
import { deliveryMethodName, deliveryPrice, needsDelivery, shippingTotals } from './shipping.ts'

const uk = storeTerms('en-GB')
const us = storeTerms('en-US')

describe('the price of delivery', () => {
  it.each([
    ['UK standard below £25', uk, 'Standard', 2499, 395],
    ['UK standard from £25', uk, 'Standard', 2500, 0],
    ['UK express below £75', uk, 'Express', 7499, 595],
    ['UK express from £75', uk, 'Express', 7500, 0],
    ['UK while open: the standard one', uk, 'None', 2499, 395],
    ['UK while open, from £25', uk, 'None', 2500, 0],
    ['US standard below $30', us, 'Standard', 2999, 495],
    ['US standard from $30', us, 'Standard', 3000, 0],
    ['US express below $90', us, 'Express', 8999, 995],
    ['US express from $90', us, 'Express', 9000, 0],
    ['UK with another threshold', withFreeDeliveryFrom(uk, 50), 'Standard', 4999, 395],
    ['UK with another threshold, reached', withFreeDeliveryFrom(uk, 50), 'Standard', 5000, 0],
    ['UK without a threshold', withFreeDeliveryFrom(uk, null), 'Standard', 1e9, 395],
  ] as const)('%s', (_, terms, method, spend, expected) => {
    expect(deliveryPrice([lipstickLine()], spend, method, terms)).toBe(expected)
  })

  it('is nothing for a bag that holds nothing to post', () => {
    expect(deliveryPrice([annualMembershipLine()], 0, 'Express', uk)).toBe(0)
    expect(deliveryPrice([], 0, 'None', us)).toBe(0)
  })
})

describe('a bag needs delivery', () => {
  it.each([
    ['for a product', [lipstickLine()], true],
    ['for a product beside a membership', [annualMembershipLine(), lipstickLine()], true],
    ['not for memberships', [annualMembershipLine(), giftMembershipLine()], false],
    ['not for a virtual product', [lipstickLine({ isVirtual: true })], false],
    ['not for what is out of stock', [lipstickLine({ inStock: false })], false],
    ['not for a gift alone: it travels with what is paid for', [lipstickLine({ origin: 'discount' })], false],
    ['not when empty', [], false],
  ])('%s', (_, lines, expected) => {
    expect(needsDelivery(lines)).toBe(expected)
  })
})

describe('delivery in the pricing', () => {
  it('is only an estimate while the method is open', () => {
    expect(shippingTotals(395, 'None', uk)).toEqual({ shipping: { net: 0, gross: 0, tax: 0 }, estimatedShipping: 395 })
  })

  it('is estimated without tax in the US', () => {
    expect(shippingTotals(495, 'None', us)).toEqual({ shipping: { net: 0, gross: 0, tax: 0 }, estimatedShipping: 495 })
  })

  it('contains its tax in the UK', () => {
    expect(shippingTotals(395, 'Standard', uk)).toEqual({ shipping: { net: 329, gross: 395, tax: 66 }, estimatedShipping: 0 })
  })

  it('has its tax on top in the US', () => {
    expect(shippingTotals(995, 'Express', us)).toEqual({ shipping: { net: 995, gross: 1077, tax: 82 }, estimatedShipping: 0 })
  })
})

describe('the name of a delivery method', () => {
  it.each([
    ['Standard', 'Standard delivery'],
    ['Express', 'Express delivery'],
    ['None', 'Standard delivery'],
  ] as const)('%s reads "%s" to shoppers', (method, name) => {
    expect(deliveryMethodName(method, uk)).toBe(name)
    expect(deliveryMethodName(method, us)).toBe(name)
  })
})
