import type { ActivePriceType, SearchListing } from '#schema/__generated__/types.ts'
import type { QuerySearchListingArgs, QuerySearchSuggestionsArgs, Resolvers } from '../__generated__/resolvers.ts'
import { countListing } from '../catalogue/listing.ts'
import type { ContractContext } from '../context.ts'
import { journeyTier } from './catalogue.ts'
import { listingAnswer } from './listing-answer.ts'

/** Minimum term length and maximum number of suggested products. */
const LEAST_LETTERS = 2
const MOST_PRODUCTS = 6

function searchTier({ isTypicalJourney, useGuestPrice }: QuerySearchSuggestionsArgs): ActivePriceType {
  if (!isTypicalJourney) return 'member'
  return useGuestPrice ? 'guest' : 'typical'
}

/** A page of search results. A term that is too short matches nothing. */
async function searchListing(args: QuerySearchListingArgs, context: ContractContext): Promise<SearchListing> {
  const { shop } = context
  const term = args.term.trim()
  const found = await shop.found(term.length < LEAST_LETTERS ? '' : term)
  const tier = journeyTier(context, args.isTypicalJourney)
  const { answer, counts } = listingAnswer(shop, found, args, tier, (chosen) => countListing(shop.index, found, chosen, tier))
  // If the term itself has no results, there is nothing to filter.
  const isEmpty = found.order('RECOMMENDED', tier).positions.length === 0
  return { ...answer, productCount: counts.total, variantCount: counts.variantCount, filters: isEmpty ? [] : counts.filters }
}

/** Search suggestions and the results page. */
export const searchResolvers: Resolvers<ContractContext> = {
  Query: {
    searchSuggestions: async (_root, args, { shop }) => {
      const term = args.term.trim()
      if (term.length < LEAST_LETTERS) return { __typename: 'SearchResults', products: [] }
      const positions = await shop.search.find(term, MOST_PRODUCTS)
      return { __typename: 'SearchResults', products: positions.map((position) => shop.models.at(position, searchTier(args))) }
    },
    searchListing: (_root, args, context) => searchListing(args, context),
  },
}
