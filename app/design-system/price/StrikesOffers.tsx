/** Where this stands anywhere in a page, the regular price is struck through beside an offer; without it an offer stands alone. */
export function StrikesOffers() {
  return <i hidden data-strikes-offers="" />
}
