import { type AddOrigin, addLocation } from '#app/platform/catalogue/add-origin.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { CHOOSE_SHADE_DIALOG } from '#app/platform/first-paint/early-forms.ts'

/** Id of the page's one shade drawer, which the first-paint script opens. */
export const SHADE_DRAWER = CHOOSE_SHADE_DIALOG

/** A product whose shades were asked for: its slug or a sku of it, its page for when they cannot be had here, and where that was. */
export type Asked = { slug: string; href: string; origin: AddOrigin | undefined }

/**
 * What a card's form asks for. Its address ends in the product's slug, unless the CMS gave the page an address of its own: then
 * `data-shades` holds the sku. Skus do not compress, and a listing would name each of them twice. `data-location` and `data-source` go on to
 * what is added: as fields they would stand in the address of the page that the form leads to without scripts.
 */
export function askedBy({ action, dataset }: Pick<HTMLFormElement, 'action' | 'dataset'>): Asked {
  const slug = decodeURIComponent(new URL(action).pathname.split('/').at(-1) ?? '')
  return { slug: dataset['shades'] || slug, href: action, origin: originIn(dataset) }
}

function originIn({ location, source }: DOMStringMap): AddOrigin | undefined {
  return location === undefined ? undefined : { location: addLocation(location), ...(source !== undefined && { source }) }
}

/** A product's shades, one of which is active. */
export type ShadesView = { name: string; variants: readonly VariantView[]; chosen: VariantView }

/** What became of the press. */
export type ShadesState = { asked: Asked } & ({ status: 'loading' } | { status: 'failed' } | { status: 'ready'; shades: ShadesView })

/** The same shades with another one active; a sku that is none of theirs changes nothing. */
export function choose(shades: ShadesView, sku: string): ShadesView {
  return { ...shades, chosen: shades.variants.find((variant) => variant.sku === sku) ?? shades.chosen }
}
