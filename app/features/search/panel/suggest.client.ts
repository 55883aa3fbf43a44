import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { GetOrderItAgainProductsDocument, SearchProductsDocument } from '#operations/__generated__/operations.ts'

// Loaded with the panel because it imports the API client.

/** Maximum number of suggestions (open point A40). */
const MOST_SUGGESTIONS = 6

/** Searches for a term. Throws on failure. Spec §7 searchProducts, open point A160. */
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

/** Whether the shopper has past orders (open point A43). A failure counts as none. */
export async function hasPastOrders(): Promise<boolean> {
  const answer = await ask(GetOrderItAgainProductsDocument, { orderItAgainInput: { pagination: { currentPage: 1, perPage: 1 } } }).catch(
    () => undefined,
  )
  return (answer?.orderItAgainProducts.productCards.length ?? 0) > 0
}
