import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertMinorUnits, MoneyError, percentageOf, ratioOf, sum, toMinorUnits } from './minor-units.ts'

describe('an amount of money', () => {
  it.each([0, 1350, -1, Number.MAX_SAFE_INTEGER])('%d is a whole number of minor units', (amount) => {
    expect(assertMinorUnits(amount)).toBe(amount)
  })

  it.each([13.5, 0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1350', null, undefined, 10n])(
    '%s is refused [MONEY-01, MONEY-02]',
    (amount) => {
      expect(() => assertMinorUnits(amount)).toThrow(MoneyError)
      expect(() => assertMinorUnits(amount)).toThrow('Expecting a value in subunits')
    },
  )

  it('is refused with a code and a name that a program can read', () => {
    expect(new MoneyError()).toMatchObject({ code: 'NOT_MINOR_UNITS', name: 'MoneyError' })
  })
})

describe('a share of an amount', () => {
  it.each([
    ['20% of £51.50', 5150, 2000, 1030],
    ['half a penny rounds up', 1, 5000, 1],
    ['half a penny of a deduction rounds away from zero', -1, 5000, -1],
    ['below half rounds down', 1, 4999, 0],
    ['8.25% of $10.00', 1000, 825, 83],
    ['8.25% of $2.00, half a cent', 200, 825, 17],
    ['nothing of something', 5000, 0, 0],
    ['more than there is a number for in between', 2 ** 52, 10_000, 2 ** 52],
  ])('%s', (_, amount, basisPoints, expected) => {
    expect(percentageOf(amount, basisPoints)).toBe(expected)
  })

  it('may be of any ratio', () => {
    expect([ratioOf(1, 1, 2), ratioOf(1, 1, 3), ratioOf(-1, 1, 2), ratioOf(7, 2, 4), ratioOf(7, 1, 5)]).toEqual([1, 0, -1, 4, 1])
  })

  it('is never minus zero', () => {
    expect(Object.is(ratioOf(-1, 1, 3), 0)).toBe(true)
  })

  it('is a whole number, within half a unit of the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const share = percentageOf(amount, basisPoints)
        expect(Number.isSafeInteger(share)).toBe(true)
        expect(Math.abs(share * 10_000 - amount * basisPoints)).toBeLessThanOrEqual(5000)
      }),
    )
  })

  it('of something that is not minor units is refused', () => {
    expect(() => percentageOf(0.5, 2000)).toThrow('Expecting a value in subunits')
  })
})

describe('major units', () => {
  it.each([
    [25, 2500],
    [7.5, 750],
    [19.99, 1999],
    [0, 0],
  ])('%d are %d minor units', (major, minor) => {
    expect(toMinorUnits(major)).toBe(minor)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (major) => {
    expect(() => toMinorUnits(major)).toThrow(MoneyError)
  })
})

describe('a sum', () => {
  it('of nothing is 0', () => {
    expect(sum([])).toBe(0)
  })

  it('adds every amount', () => {
    expect(sum([1, 2, 3])).toBe(6)
  })

  it('is refused when an amount in it is not minor units, even if the fractions cancel out', () => {
    expect(() => sum([0.5, 0.5])).toThrow(MoneyError)
  })

  it('is refused when it is more than a number holds', () => {
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(MoneyError)
  })
})
