import type { StoreTerms } from '../store-terms.ts'
import { percentageOf, ratioOf } from './minor-units.ts'

/** An amount without tax, with tax, and the tax itself. Minor units; always `net + tax = gross`. */
export type Taxed = { readonly net: number; readonly gross: number; readonly tax: number }

/**
 * Applies tax to an amount as the store shows prices, rounding once. Contained (UK, VAT): `shown` is the gross and includes the tax.
 * Added (US, sales tax): `shown` is the net and the tax is added on top.
 */
export function taxed(shown: number, tax: StoreTerms['tax']): Taxed {
  if (tax.mode === 'contained') {
    const contained = ratioOf(shown, tax.basisPoints, 10_000 + tax.basisPoints)
    return { net: shown - contained, gross: shown, tax: contained }
  }
  const added = percentageOf(shown, tax.basisPoints)
  return { net: shown, gross: shown + added, tax: added }
}
