import type { AddBasketItemsMutationVariables } from '#operations/__generated__/operations.ts'

/** Where in the shop something is put into the bag, as the contract names it. Spec §9. */
export type AddLocation = NonNullable<AddBasketItemsMutationVariables['location']>

/** Every part of the shop that adds to the bag. [ENUM-13, ENUM-14, ENUM-15, ENUM-16, ENUM-17, ENUM-18] */
const locations: Readonly<Record<AddLocation, true>> = {
  BASKET_CROSSSELL_CAROUSEL: true,
  ATB_CONFIRMATION: true,
  Page: true,
  membership_toggle_checkout_flyout: true,
  membership_toggle_alert: true,
  promo_visibility_membership_flyout: true,
  MEMBERSHIP_TOGGLE_CARD: true,
}

/** The location that a form names. One that the contract does not know would have the whole addition refused: it is the page. */
export function addLocation(text: string | undefined): AddLocation {
  return text !== undefined && isAddLocation(text) ? text : 'Page'
}

function isAddLocation(text: string): text is AddLocation {
  return Object.hasOwn(locations, text)
}

/** What goes with an addition to the bag: where it was made and, from a row of recommended products, which row. */
export type AddOrigin = { location: AddLocation; source?: string }

/** What the names of cross-selling places and sources end in. Spec §4 Basket add and edit. */
const CROSS_SELL = '_CROSSSELL_CAROUSEL'

/** The origin of what is added from a row of recommended products, by the location that the row stands at. [BASKET-11, A51] */
export function crossSellOrigin(location: AddLocation): AddOrigin & { source: string } {
  // The basket's row is a location of its own, whose name ends in the source's already.
  return { location, source: location.endsWith(CROSS_SELL) ? location : `${location}${CROSS_SELL}` }
}
