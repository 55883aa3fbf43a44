import type { AddBasketItemsMutationVariables } from '#operations/__generated__/operations.ts'

/** Where in the shop something is put into the bag, as the contract names it. Spec §9. */
export type AddLocation = NonNullable<AddBasketItemsMutationVariables['location']>

/** What goes with an addition to the bag: where it was made and, from a row of recommended products, which row. */
export type AddOrigin = { location: AddLocation; source?: string }

/** What the names of cross-selling places and sources end in. Spec §4 Basket add and edit. */
const CROSS_SELL = '_CROSSSELL_CAROUSEL'

/** The origin of what is added from a row of recommended products, by the location that the row stands at. [BASKET-11, A51] */
export function crossSellOrigin(location: AddLocation): AddOrigin & { source: string } {
  // The basket's row is a location of its own, whose name ends in the source's already.
  return { location, source: location.endsWith(CROSS_SELL) ? location : `${location}${CROSS_SELL}` }
}
