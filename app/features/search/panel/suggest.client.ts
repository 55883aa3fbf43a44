import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { GetOrderItAgainProductsDocument, SearchProductsDocument } from '#operations/__generated__/operations.ts'

// Loaded when the panel is open: this is where the contract's client comes in.

/** Most suggestions that the panel shows (open point A40). */
const MOST_SUGGESTIONS = 6

/** What matches a term for whoever is here. Throws when it could not be searched for. Spec §7 searchProducts, open point A160. */
export async function suggest(term: string): Promise<CardView[]> {
  const { isLoggedIn, isMember, hasMembershipInBag } = readShopper()
  const { searchSuggestions } = await ask(SearchProductsDocument, {
    term,
    useGuestPrice: !isLoggedIn && !hasMembershipInBag,
    isTypicalJourney: !isMember && !hasMembershipInBag,
  })
  if (searchSuggestions.__typename === 'SearchError') {
    // oxlint-disable-next-line eslint/no-console -- the code is for the log alone (open point A44)
    console.info(`searchProducts was refused: ${searchSuggestions.errorCode}`)
    throw new Error('searchProducts was refused.')
  }
  return searchSuggestions.products.slice(0, MOST_SUGGESTIONS).map(cardView)
}

/** Whether there is something that the shopper has ordered before (open point A43). A failure to answer counts as nothing. */
export async function hasPastOrders(): Promise<boolean> {
  const answer = await ask(GetOrderItAgainProductsDocument, { orderItAgainInput: { pagination: { currentPage: 1, perPage: 1 } } }).catch(
    () => undefined,
  )
  return (answer?.orderItAgainProducts.productCards.length ?? 0) > 0
}
