/** With this anywhere in a page, the regular price is struck through beside an offer; without it only the offer is shown. */
export function StrikesOffers() {
  return <i hidden data-strikes-offers="" />
}
