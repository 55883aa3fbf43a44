import type { VariantView } from '#app/platform/catalogue/variant-view.ts'

/** Id of the one shade drawer of a page; the first-paint script opens it by this name. */
export const SHADE_DRAWER = 'shade-options'

/** A product whose shades were asked for: the sku that its card stands for, and its page for when they cannot be had here. */
export type Asked = { sku: string; href: string }

/** A product's shades, one of which is active. */
export type ShadesView = { name: string; variants: readonly VariantView[]; chosen: VariantView }

/** What became of the press. */
export type ShadesState = { asked: Asked } & ({ status: 'loading' } | { status: 'failed' } | { status: 'ready'; shades: ShadesView })

/** The same shades with another one active; a sku that is none of theirs changes nothing. */
export function choose(shades: ShadesView, sku: string): ShadesView {
  return { ...shades, chosen: shades.variants.find((variant) => variant.sku === sku) ?? shades.chosen }
}
