import { productIn } from '#app/platform/basket/add-fields.ts'
import type { ProductToAdd } from '#app/platform/basket/item-to-add.ts'
import { type AddLocation, addLocation } from '#app/platform/catalogue/add-origin.ts'

/** What a press on Add to Bag asks for. */
export type AddRequest = {
  lines: readonly ProductToAdd[]
  /** Which part of the shop was pressed. */
  location: AddLocation
  /** Where that was: the page's path unless the form says more. */
  locationDetails: string
  /** Of a cross-sell: `{location}_CROSSSELL_CAROUSEL`. */
  source?: string
}

/** Fields of a caught form, as the browser would post them. */
export type FormFields = Readonly<Record<string, FormDataEntryValue>>

/** What ends the source of every cross-sell. Spec §4. */
const CROSS_SELL = '_CROSSSELL_CAROUSEL'

/** Reads what was pressed. Several forms that were pressed before the page was alive are one press, from where the first one stood. */
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

/** Whether a press came from a cross-sell carousel. */
export function isCrossSell({ source }: Pick<AddRequest, 'source'>): boolean {
  return source?.endsWith(CROSS_SELL) === true
}

function textOf(fields: FormFields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
