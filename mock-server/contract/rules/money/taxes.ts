import type { StoreTerms } from '../store-terms.ts'
import { percentageOf, ratioOf } from './minor-units.ts'

/** An amount without tax, with it, and the tax between them. Minor units; `net + tax = gross`, always. */
export type Taxed = { readonly net: number; readonly gross: number; readonly tax: number }

/**
 * Taxes an amount as the store shows prices, with one rounding. Contained (UK, VAT): `shown` is the gross and the tax is what it holds.
 * Added (US, sales tax): `shown` is the net and the tax comes on top.
 */
export function taxed(shown: number, tax: StoreTerms['tax']): Taxed {
  if (tax.mode === 'contained') {
    const contained = ratioOf(shown, tax.basisPoints, 10_000 + tax.basisPoints)
    return { net: shown - contained, gross: shown, tax: contained }
  }
  const added = percentageOf(shown, tax.basisPoints)
  return { net: shown, gross: shown + added, tax: added }
}
