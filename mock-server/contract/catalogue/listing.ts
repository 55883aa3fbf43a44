import type { ActivePriceType, AppliedFilter, Filter, FilterInput, ListingSort } from '#schema/__generated__/types.ts'
import { allBits, type BitSet, countBits, countMeet, join, meet, sliceBits } from './bit-set.ts'
import type { CategoryIndex, ListingOrder } from './category-index.ts'
import type { FilterChoice, FilterGroup } from './filter-groups.ts'
import type { StoreIndex } from './store-index.ts'

/** The parameters of a listing; page and size are already within bounds. */
type ListingRequest = {
  filters: readonly FilterInput[]
  currentPage: number
  perPage: number
  sort: ListingSort
  tier: ActivePriceType
}

/** The chosen items of one group, all of them known. */
export type FilterSelection = { group: FilterGroup; choices: readonly FilterChoice[] }

/** The parts of a listing that depend on neither order nor page. */
export type ListingCounts = { total: number; variantCount: number; filters: Filter[] }

/** Positions on one page, and the page's number. */
type ListingSlice = { positions: number[]; currentPage: number }

/** The filters that a category knows, merged by group; unknown slugs are dropped. */
export function filterSelections(category: CategoryIndex, filters: readonly FilterInput[]): FilterSelection[] {
  return category.groups.flatMap((group) => {
    const wanted = new Set(filters.filter(({ slug }) => slug === group.slug).flatMap(({ items }) => items))
    const choices = group.items.flatMap((item) => [item, ...item.subItems]).filter(({ slug }) => wanted.has(slug))
    return choices.length > 0 ? [{ group, choices }] : []
  })
}

/** The applied filters as reported in the answer. */
export function appliedFilters(chosen: readonly FilterSelection[]): AppliedFilter[] {
  return chosen.map(({ group, choices }) => ({ slug: group.slug, items: choices.map(({ slug, label }) => ({ slug, label })) }))
}

/** Items within a group are combined with OR. */
function ranksOf(order: ListingOrder, { group, choices }: FilterSelection, tier: ActivePriceType): BitSet {
  const sets = choices.map((choice) => order.ranksOf(group, choice, tier))
  const [only] = sets
  return only && sets.length === 1 ? only : join(order.positions.length, sets)
}

/** Groups are combined with AND. `except` leaves out one group, to count what its own choices would match. */
function narrowed(order: ListingOrder, chosen: readonly FilterSelection[], tier: ActivePriceType, except?: FilterGroup): BitSet {
  const sets = chosen.filter(({ group }) => group !== except).map((selection) => ranksOf(order, selection, tier))
  return sets.reduce<BitSet | undefined>((left, right) => (left ? meet(left, right) : right), undefined) ?? allBits(order.positions.length)
}

/** Total matches, and the matches of each choice given the other groups' choices. */
export function countListing(
  index: StoreIndex,
  category: CategoryIndex,
  chosen: readonly FilterSelection[],
  tier: ActivePriceType,
): ListingCounts {
  const order = category.order('RECOMMENDED', tier)
  const matched = narrowed(order, chosen, tier)
  const filters = category.groups.map((group) =>
    countGroup(order, group, chosen.some((one) => one.group === group) ? narrowed(order, chosen, tier, group) : matched, tier),
  )
  return { total: countBits(matched), variantCount: countVariants(index, order, matched), filters }
}

function countGroup(order: ListingOrder, group: FilterGroup, among: BitSet, tier: ActivePriceType): Filter {
  const counted = (choice: FilterChoice) => ({
    slug: choice.slug,
    label: choice.label,
    count: countMeet(among, order.ranksOf(group, choice, tier)),
  })
  return {
    slug: group.slug,
    label: group.label,
    items: group.items.map((item) => ({ ...counted(item), subItems: item.subItems.map(counted) })),
  }
}

function countVariants(index: StoreIndex, order: ListingOrder, matched: BitSet): number {
  let count = 0
  for (const rank of sliceBits(matched, 0, order.positions.length)) count += index.at(order.positions[rank] ?? 0).variants.length
  return count
}

/** One page. A page number above the last returns the last page; below 1, the first. */
export function pageOf(category: CategoryIndex, chosen: readonly FilterSelection[], query: ListingRequest, total: number): ListingSlice {
  const lastPage = Math.max(1, Math.ceil(total / query.perPage))
  const currentPage = Math.min(query.currentPage, lastPage)
  const order = category.order(query.sort, query.tier)
  const skip = (currentPage - 1) * query.perPage
  if (chosen.length === 0) return { positions: [...order.positions.subarray(skip, skip + query.perPage)], currentPage }
  const ranks = sliceBits(narrowed(order, chosen, query.tier), skip, query.perPage)
  return { positions: ranks.map((rank) => order.positions[rank] ?? 0), currentPage }
}
