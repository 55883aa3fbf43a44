import { describe, expect, it } from 'vitest'
import { formatMinorUnits, price } from './price-format.ts'

describe('a price of the contract', () => {
  it('is the same amount to read and to reckon with, in pounds [PRICE-13]', () => {
    expect(price(1350, 'en-GB', "Member's Price")).toEqual({
      formatted: '£13.50',
      raw: 1350,
      label: "Member's Price",
      currency: 'GBP',
      currencySymbol: '£',
    })
  })

  it('is the same amount to read and to reckon with, in dollars [PRICE-13]', () => {
    expect(price(2950, 'en-US')).toEqual({ formatted: '$29.50', raw: 2950, label: null, currency: 'USD', currencySymbol: '$' })
  })

  it.each([
    [0, '£0.00'],
    [1, '£0.01'],
    [100, '£1.00'],
    [123_456_789, '£1,234,567.89'],
    [-1, 'Pending...'],
  ])('%d reads %s', (raw, formatted) => {
    expect(formatMinorUnits(raw, 'en-GB')).toBe(formatted)
  })

  it('is refused when it is not minor units', () => {
    expect(() => price(13.5, 'en-GB')).toThrow('Expecting a value in subunits')
  })
})
