/** When rendered anywhere on a page, the regular price is shown struck through beside an offer; otherwise only the offer is shown. */
export function StrikesOffers() {
  return <i hidden data-strikes-offers="" />
}
