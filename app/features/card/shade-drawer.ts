import { type AddOrigin, addLocation } from '#app/platform/catalogue/add-origin.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { CHOOSE_SHADE_DIALOG } from '#app/platform/first-paint/early-forms.ts'

/** Id of the page's shade drawer. The first-paint script opens it by this id. */
export const SHADE_DRAWER = CHOOSE_SHADE_DIALOG

/** A request for shades: slug or sku, the product page as a fallback, and the origin. */
export type ShadesRequest = { slug: string; href: string; origin: AddOrigin | undefined }

/**
 * Reads a card's form. Its action ends in the product's slug unless the CMS gave the page its own address; then `data-shades` holds the
 * sku. Only those cards carry a sku because skus compress badly. `data-location` and `data-source` are attributes, not fields, to keep them
 * out of the URL without scripts.
 */
export function shadesRequestOf({ action, dataset }: Pick<HTMLFormElement, 'action' | 'dataset'>): ShadesRequest {
  const slug = decodeURIComponent(new URL(action).pathname.split('/').at(-1) ?? '')
  return { slug: dataset['shades'] || slug, href: action, origin: originIn(dataset) }
}

function originIn({ location, source }: DOMStringMap): AddOrigin | undefined {
  return location === undefined ? undefined : { location: addLocation(location), ...(source !== undefined && { source }) }
}

/** A product's shades with the active one. */
export type ShadesView = { name: string; variants: readonly VariantView[]; chosen: VariantView }

/** State of the request. */
export type ShadesState = { asked: ShadesRequest } & (
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; shades: ShadesView }
)

/** Activates another shade. An unknown sku changes nothing. */
export function choose(shades: ShadesView, sku: string): ShadesView {
  return { ...shades, chosen: shades.variants.find((variant) => variant.sku === sku) ?? shades.chosen }
}
