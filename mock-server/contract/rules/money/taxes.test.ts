import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storeTerms } from '../store-terms.ts'
import { taxed } from './taxes.ts'

const vat = storeTerms('en-GB').tax
const salesTax = storeTerms('en-US').tax

it.each([
  ['UK VAT is contained: a sixth of the price', 12_000, vat, { net: 10_000, gross: 12_000, tax: 2000 }],
  ['UK VAT of £3.95, rounded once', 395, vat, { net: 329, gross: 395, tax: 66 }],
  ['UK VAT of 3p, half a penny', 3, vat, { net: 2, gross: 3, tax: 1 }],
  ['US sales tax comes on top: 8.25%', 10_000, salesTax, { net: 10_000, gross: 10_825, tax: 825 }],
  ['US sales tax of $4.95, rounded once', 495, salesTax, { net: 495, gross: 536, tax: 41 }],
  ['another rate', 10_000, { mode: 'added', basisPoints: 600 } as const, { net: 10_000, gross: 10_600, tax: 600 }],
  ['nothing', 0, salesTax, { net: 0, gross: 0, tax: 0 }],
])('%s', (_, shown, tax, expected) => {
  expect(taxed(shown, tax)).toEqual(expected)
})

it('net and tax always make the gross, and the price shown is one of them', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.nat({ max: 3000 }), fc.constantFrom('contained', 'added'), (shown, basisPoints, mode) => {
      const { net, gross, tax } = taxed(shown, { mode, basisPoints })
      expect(net + tax).toBe(gross)
      expect(mode === 'contained' ? gross : net).toBe(shown)
      expect(tax).toBeGreaterThanOrEqual(0)
    }),
  )
})
