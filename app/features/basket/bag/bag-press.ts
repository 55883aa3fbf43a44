import type { AddBasketItemsMutationVariables } from '#operations/__generated__/operations.ts'

type Location = NonNullable<AddBasketItemsMutationVariables['location']>

/** What a press on Add to Bag asks for. */
export type BagPress = {
  lines: readonly { sku: string; variantId?: string; maxItemQuantity?: number }[]
  /** Which part of the shop was pressed. */
  location: Location
  /** Where that was: the page's path unless the form says more. */
  locationDetails: string
  /** Of a cross-sell: `{location}_CROSSSELL_CAROUSEL`. */
  source?: string
}

/** Fields of a caught form, as the browser would post them. */
export type FormFields = Readonly<Record<string, FormDataEntryValue>>

/** Every part of the shop that adds to the bag. [ENUM-13..19] */
const locations: Readonly<Record<Location, true>> = {
  BASKET_CROSSSELL_CAROUSEL: true,
  ATB_CONFIRMATION: true,
  Page: true,
  membership_toggle_checkout_flyout: true,
  membership_toggle_alert: true,
  promo_visibility_membership_flyout: true,
  MEMBERSHIP_TOGGLE_CARD: true,
}

/** What ends the source of every cross-sell. Spec §4. */
const CROSS_SELL = '_CROSSSELL_CAROUSEL'

/** Reads what was pressed. Several forms that were pressed before the page was alive are one press, from where the first one stood. */
export function bagPress(forms: readonly FormFields[], path: string): BagPress {
  const first = forms[0] ?? {}
  const source = textOf(first, 'source')
  return {
    lines: forms.map(lineOf).filter(({ sku }) => sku !== ''),
    location: locationOf(textOf(first, 'location')),
    locationDetails: textOf(first, 'locationDetails') || path,
    ...(source && { source }),
  }
}

/** Whether a press came from a cross-sell carousel. */
export function isCrossSell({ source }: Pick<BagPress, 'source'>): boolean {
  return source?.endsWith(CROSS_SELL) === true
}

function lineOf(fields: FormFields): BagPress['lines'][number] {
  const variantId = textOf(fields, 'variantId')
  const most = Number(textOf(fields, 'maxItemQuantity'))
  return {
    sku: textOf(fields, 'sku'),
    ...(variantId && { variantId }),
    ...(Number.isSafeInteger(most) && most > 0 && { maxItemQuantity: most }),
  }
}

/** A place that the contract does not know would have the whole addition refused. */
function locationOf(text: string): Location {
  return isLocation(text) ? text : 'Page'
}

function isLocation(text: string): text is Location {
  return Object.hasOwn(locations, text)
}

function textOf(fields: FormFields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
