import { describe, expect, it } from 'vitest'
import { displayMembershipPrice, displayPrice, isMembershipIncluded } from './price-display.ts'

const pounds = { locale: 'en-GB', currency: 'GBP', currencySymbol: '£' }
const words = { pending: 'Soon', included: 'in', free: 'nothing' }
const free = (value: number) => ({ type: 'membership', name: '100% off per item', value })

describe('a price', () => {
  it.each([-1, -1350])('below 0 (%d) reads Pending... [PRICEDISP-01]', (minorUnits) => {
    expect(displayPrice(minorUnits, pounds)).toBe('Pending...')
  })

  it('of 0 or more is read as money [PRICEDISP-01]', () => {
    expect(displayPrice(0, pounds)).toBe('£0.00')
    expect(displayPrice(1350, pounds)).toBe('£13.50')
    expect(displayPrice(6000, pounds, { stripZeroes: true })).toBe('£60')
  })

  it('that is not minor units is refused, below 0 too [MONEY-02]', () => {
    expect(() => displayPrice(-0.5, pounds)).toThrow('Expecting a value in subunits')
  })

  it('uses the given words', () => {
    expect(displayPrice(-1, pounds, {}, words)).toBe('Soon')
    expect(displayMembershipPrice(0, [], pounds, words)).toBe('nothing')
    expect(displayMembershipPrice(0, [free(59)], pounds, words)).toBe('in')
    expect(displayMembershipPrice(-1, [], pounds, words)).toBe('Soon')
  })
})

describe('the price of a membership', () => {
  it.each([59, 30, 5900, 3000])("of 0 reads 'included' when 100%% off per item of %d is taken off [PRICEDISP-02]", (value) => {
    expect(displayMembershipPrice(0, [free(value)], pounds)).toBe('included')
  })

  it.each([
    ['no discount', []],
    ['another value', [free(58)]],
    ['another name', [{ ...free(59), name: '50% off per item' }]],
    ['another kind', [{ ...free(59), type: 'percentage' }]],
    ['the parts on different discounts', [{ ...free(59), type: 'percentage' }, free(10)]],
  ])("of 0 reads 'free' with %s [PRICEDISP-02, PRICEDISP-03]", (_, discounts) => {
    expect(displayMembershipPrice(0, discounts, pounds)).toBe('free')
    expect(isMembershipIncluded(discounts)).toBe(false)
  })

  it('of more reads as money, whatever is taken off [PRICEDISP-02, PRICEDISP-03]', () => {
    expect(displayMembershipPrice(5900, [free(59)], pounds)).toBe('£59.00')
  })

  it('below 0 reads Pending... [PRICEDISP-01]', () => {
    expect(displayMembershipPrice(-1, [free(59)], pounds)).toBe('Pending...')
  })
})
