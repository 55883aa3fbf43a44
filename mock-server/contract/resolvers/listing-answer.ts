import type { ActivePriceType, AppliedFilter, FilterInput, ListingSort, Pagination, Product } from '#schema/__generated__/types.ts'
import type { StoreCatalogue } from '../catalogue/catalogue-index.ts'
import type { CategoryIndex } from '../catalogue/category-index.ts'
import { appliedFilters, type FilterSelection, filterSelections, type ListingCounts, pageOf } from '../catalogue/listing.ts'

/** The arguments of a category listing or a search. */
type ListingArgs = {
  filters: readonly FilterInput[]
  pagination?: { currentPage: number; perPage: number } | null
  sort?: ListingSort | null
}

type ListingAnswer = { productCards: Product[]; pagination: Pagination; appliedFilters: AppliedFilter[]; sort: ListingSort }

/** One page of products, with the counts for the chosen filters. `count` returns the counts and may cache them. */
export function listingAnswer(
  shop: StoreCatalogue,
  category: CategoryIndex,
  args: ListingArgs,
  tier: ActivePriceType,
  count: (chosen: readonly FilterSelection[]) => ListingCounts,
): { answer: ListingAnswer; counts: ListingCounts } {
  const chosen = filterSelections(category, args.filters)
  const counts = count(chosen)
  const sort = args.sort ?? 'RECOMMENDED'
  const perPage = args.pagination?.perPage ?? 24
  const asked = { filters: args.filters, currentPage: args.pagination?.currentPage ?? 1, perPage, sort, tier }
  const page = pageOf(category, chosen, asked, counts.total)
  return {
    answer: {
      productCards: page.positions.map((position) => shop.models.at(position, tier)),
      pagination: { currentPage: page.currentPage, perPage, total: counts.total },
      appliedFilters: appliedFilters(chosen),
      sort,
    },
    counts,
  }
}
