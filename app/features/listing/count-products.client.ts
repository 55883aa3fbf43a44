import { ask } from '#app/platform/graphql/browser-client.ts'
import { GetPlpDocument, GetSearchListingDocument } from '#operations/__generated__/operations.ts'
import { BRANCH_NAME, readListingQuery } from './listing-query.ts'

// Loaded on demand because it imports the API client.

type Asked = {
  /** Path of a category below /shop; ignored if there is a term. */
  category: string
  term: string | undefined
  /** Values of the chosen filters. */
  chosen: readonly string[]
}

/** Number of products that a listing shows with the chosen filters: asked as the page asks, for a single card. Throws on failure. */
export async function countProducts({ category, term, chosen }: Asked): Promise<number> {
  const { filters } = readListingQuery(new URLSearchParams(chosen.map((value) => ['filter', value])))
  const narrowed = { filters, pagination: { currentPage: 1, perPage: 1 }, sort: 'RECOMMENDED', isTypicalJourney: true } as const
  if (term !== undefined) return (await ask(GetSearchListingDocument, { ...narrowed, term })).searchListing.pagination.total
  const { productListing } = await ask(GetPlpDocument, {
    ...narrowed,
    categoryUrlPath: category,
    marketingTilesPath: null,
    branchName: BRANCH_NAME,
    staged: false,
  })
  if (!productListing) throw new Error(`There is no category ${category}.`)
  return productListing.pagination.total
}
