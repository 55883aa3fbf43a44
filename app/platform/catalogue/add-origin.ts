import type { AddBasketItemsMutationVariables } from '#operations/__generated__/operations.ts'

/** Location of an addition to the basket, in the contract's terms. Spec §9. */
export type AddLocation = NonNullable<AddBasketItemsMutationVariables['location']>

/** Every part of the shop that adds to the basket. */
const locations: Readonly<Record<AddLocation, true>> = {
  BASKET_CROSSSELL_CAROUSEL: true,
  ATB_CONFIRMATION: true,
  Page: true,
  membership_toggle_checkout_flyout: true,
  membership_toggle_alert: true,
  promo_visibility_membership_flyout: true,
  MEMBERSHIP_TOGGLE_CARD: true,
}

/** The location from a form. An unknown one becomes `Page`, because the contract would reject the addition. */
export function addLocation(text: string | undefined): AddLocation {
  return text !== undefined && isAddLocation(text) ? text : 'Page'
}

function isAddLocation(text: string): text is AddLocation {
  return Object.hasOwn(locations, text)
}

/** Origin of an addition to the basket: its location and, from a row of recommendations, the row. */
export type AddOrigin = { location: AddLocation; source?: string }

/** Suffix of cross-sell locations and sources. Spec §4 Basket add and edit. */
const CROSS_SELL = '_CROSSSELL_CAROUSEL'

/** The origin of an addition from a row of recommended products, by the row's location. Open point A51. */
export function crossSellOrigin(location: AddLocation): AddOrigin & { source: string } {
  // The basket's row is a location of its own, whose name already ends in the source's suffix.
  return { location, source: location.endsWith(CROSS_SELL) ? location : `${location}${CROSS_SELL}` }
}
