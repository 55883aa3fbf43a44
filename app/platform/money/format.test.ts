import { describe, expect, it } from 'vitest'
import { formatMoney } from './format.ts'

const pounds = { locale: 'en-GB', currency: 'GBP', currencySymbol: '£' }
const dollars = { locale: 'en-US', currency: 'USD', currencySymbol: '$' }

describe('an amount as shoppers read it', () => {
  it.each([
    [1350, '£13.50'],
    [0, '£0.00'],
    [5, '£0.05'],
    [100, '£1.00'],
    [123_456_789, '£1,234,567.89'],
    [-1030, '−£10.30'],
  ])('%d pence read %s [MONEY-01]', (minorUnits, text) => {
    expect(formatMoney(minorUnits, pounds)).toBe(text)
  })

  it.each([
    [2950, '$29.50'],
    [123_400, '$1,234.00'],
    [-495, '−$4.95'],
  ])('%d cents read %s [MONEY-01]', (minorUnits, text) => {
    expect(formatMoney(minorUnits, dollars)).toBe(text)
  })

  it.each([13.5, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused [MONEY-01, MONEY-02]', (minorUnits) => {
    expect(() => formatMoney(minorUnits, pounds)).toThrow('Expecting a value in subunits')
  })

  it("a trailing '.00' is stripped when asked [MONEY-03]", () => {
    expect(formatMoney(6000, pounds, { stripZeroes: true })).toBe('£60')
    expect(formatMoney(100_000, dollars, { stripZeroes: true })).toBe('$1,000')
    expect(formatMoney(6000, pounds, { stripZeroes: false })).toBe('£60.00')
  })

  it("a trailing '.00' is kept unless asked [MONEY-03]", () => {
    expect(formatMoney(6000, pounds)).toBe('£60.00')
  })

  it('nothing but a whole .00 is stripped [MONEY-03]', () => {
    expect(formatMoney(6010, pounds, { stripZeroes: true })).toBe('£60.10')
    expect(formatMoney(0, pounds, { stripZeroes: true })).toBe('£0')
  })

  it("the symbol is the data's own, else £", () => {
    expect(formatMoney(1000, { ...pounds, currencySymbol: 'UK£' })).toBe('UK£10.00')
    expect(formatMoney(1000, { locale: 'en-US', currency: 'USD' })).toBe('£10.00')
    expect(formatMoney(1000, { ...pounds, currencySymbol: null })).toBe('£10.00')
  })

  it('the data decides the symbol where a locale would write another', () => {
    expect(formatMoney(1000, { locale: 'en-GB', currency: 'USD', currencySymbol: '$' })).toBe('$10.00')
  })

  it('one style does not leak into the next', () => {
    const all = [pounds, dollars].flatMap((style) => [formatMoney(100, style), formatMoney(100, style, { stripZeroes: true })])
    expect(all).toEqual(['£1.00', '£1', '$1.00', '$1'])
  })

  it.each([undefined, null])(
    'the default symbol is £ where the data carries none (%j), and the data’s own where it does [STORE-05]',
    (currencySymbol) => {
      expect(formatMoney(1350, { locale: 'en-GB', currency: 'GBP', currencySymbol })).toBe('£13.50')
      expect(formatMoney(1350, { locale: 'en-US', currency: 'USD', currencySymbol: '$' })).toBe('$13.50')
    },
  )
})
