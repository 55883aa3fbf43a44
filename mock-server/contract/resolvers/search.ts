import type { ActivePriceType } from '#schema/__generated__/types.ts'
import type { QuerySearchSuggestionsArgs, Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'

/** Fewer letters than this find nothing; more products than this are not suggested; longer terms are cut. */
const LEAST_LETTERS = 2
const MOST_PRODUCTS = 6
const LONGEST_TERM = 100

function searchTier({ isTypicalJourney, useGuestPrice }: QuerySearchSuggestionsArgs): ActivePriceType {
  if (!isTypicalJourney) return 'member'
  return useGuestPrice ? 'guest' : 'typical'
}

/** Suggestions while a shopper types. */
export const searchResolvers: Resolvers<ContractContext> = {
  Query: {
    searchSuggestions: async (_root, args, { shop }) => {
      const term = args.term.trim().slice(0, LONGEST_TERM)
      if (term.length < LEAST_LETTERS) return { __typename: 'SearchResults', products: [] }
      const positions = await shop.search.find(term, MOST_PRODUCTS)
      return { __typename: 'SearchResults', products: positions.map((position) => shop.models.at(position, searchTier(args))) }
    },
  },
}
