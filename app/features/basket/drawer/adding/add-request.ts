import { productIn } from '#app/platform/basket/add-fields.ts'
import type { ProductToAdd } from '#app/platform/basket/item-to-add.ts'
import { type AddLocation, addLocation } from '#app/platform/catalogue/add-origin.ts'

/** What a press on Add to Bag requests. */
export type AddRequest = {
  lines: readonly ProductToAdd[]
  /** The part of the shop with the form. */
  location: AddLocation
  /** The page's path, unless the form has more detail. */
  locationDetails: string
  /** For a cross-sell: `{location}_CROSSSELL_CAROUSEL`. */
  source?: string
}

/** The fields of a submitted form, as the browser would post them. */
type FormFields = Readonly<Record<string, FormDataEntryValue>>

/** Suffix of every cross-sell's source. Spec §4. */
const CROSS_SELL = '_CROSSSELL_CAROUSEL'

/** Reads the submitted forms. Several that were submitted before hydration become one request, with the location of the first. */
export function addRequestOf(forms: readonly FormFields[], path: string): AddRequest {
  const first = forms[0] ?? {}
  const source = textOf(first, 'source')
  return {
    lines: forms.map(productIn).filter(({ sku }) => sku !== ''),
    location: addLocation(textOf(first, 'location')),
    locationDetails: textOf(first, 'locationDetails') || path,
    ...(source && { source }),
  }
}

export function isCrossSell({ source }: Pick<AddRequest, 'source'>): boolean {
  return source?.endsWith(CROSS_SELL) === true
}

function textOf(fields: FormFields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
