import type { VariantView } from './variant-view.ts'

/** Names of the undertones, e.g. "Warm undertone". */
export type UndertoneNames = Readonly<Record<NonNullable<VariantView['undertone']>, string>>

type ShadeOf = { id: string; src: string; name: string; inStock: boolean; group: string | undefined }

/** A product's variants as shades to choose from, grouped by undertone where they have one. */
export function shadesOf(variants: readonly VariantView[], undertones: UndertoneNames): ShadeOf[] {
  return variants.map(({ sku, swatch, choice, inStock, undertone }) => ({
    id: sku,
    src: swatch ?? '',
    name: choice,
    inStock,
    group: undertone && undertones[undertone],
  }))
}
