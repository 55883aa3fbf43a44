import type { Catalogue, CategoryRecord } from '#fixtures/catalogue/record.ts'
import type { ActivePriceType, ListingSort } from '#schema/__generated__/types.ts'
import { addBit, type BitSet, emptyBits } from './bit-set.ts'
import { type FilterChoice, type FilterGroup, filterGroups } from './filter-groups.ts'
import type { StoreIndex } from './store-index.ts'

/** A category's products in one order, by rank, with the set of ranks for each filter choice. The sets of a group are built together on first use. */
export class ListingOrder {
  /** Position of the product at each rank. */
  readonly positions: Uint32Array
  readonly #sets = new Map<string, Map<string, BitSet>>()
  readonly #nobody: BitSet

  constructor(positions: Uint32Array) {
    this.positions = positions
    this.#nobody = emptyBits(positions.length)
  }

  /** The ranks of the products that match a choice. */
  ranksOf(group: FilterGroup, { slug }: FilterChoice, tier: ActivePriceType): BitSet {
    const key = group.byTier ? `${group.slug}/${tier}` : group.slug
    const sets = this.#sets.get(key) ?? this.#rank(group, tier)
    this.#sets.set(key, sets)
    return sets.get(slug) ?? this.#nobody
  }

  #rank(group: FilterGroup, tier: ActivePriceType): Map<string, BitSet> {
    const sets = new Map<string, BitSet>()
    this.positions.forEach((position, rank) => {
      for (const slug of group.slugsOf(position, tier)) {
        const set = sets.get(slug) ?? emptyBits(this.positions.length)
        addBit(set, rank)
        sets.set(slug, set)
      }
    })
    return sets
  }
}

/** A comparison of two products: the smaller comes first, ties are broken by id. */
type Comparison = (a: number, b: number) => number

function comparison(index: StoreIndex, sort: ListingSort, tier: ActivePriceType): Comparison | undefined {
  const record = (position: number) => index.at(position).record
  const price = (position: number): number => index.cardPrices(tier)[position] ?? 0
  const { stars, counts } = index.ratings()
  const orders: Record<ListingSort, Comparison | undefined> = {
    RECOMMENDED: undefined,
    BESTSELLING: (a, b) => record(b).reorders - record(a).reorders,
    NEWEST: (a, b) => record(a).launchedDaysAgo - record(b).launchedDaysAgo,
    PRICE_LOW_TO_HIGH: (a, b) => price(a) - price(b),
    PRICE_HIGH_TO_LOW: (a, b) => price(b) - price(a),
    TOP_RATED: (a, b) => (stars[b] ?? 0) - (stars[a] ?? 0) || (counts[b] ?? 0) - (counts[a] ?? 0),
  }
  return orders[sort]
}

/** Positions sorted in one of the contract's orders. Ties are broken by id, so that the order is stable. */
export function sorted(index: StoreIndex, positions: Iterable<number>, sort: ListingSort, tier: ActivePriceType): number[] {
  const compare = comparison(index, sort, tier)
  if (!compare) return [...positions]
  const id = (position: number): string => index.at(position).record.id
  return [...positions].sort((a, b) => compare(a, b) || (id(a) < id(b) ? -1 : 1))
}

/** One category of one store. Its orders are built on first use and cached. */
export class CategoryIndex {
  readonly record: CategoryRecord
  readonly groups: readonly FilterGroup[]
  readonly #index: StoreIndex
  readonly #recommended: Uint32Array
  readonly #orders = new Map<string, ListingOrder>()

  constructor(catalogue: Catalogue, index: StoreIndex, record: CategoryRecord, members: readonly number[]) {
    this.record = record
    this.#index = index
    this.#recommended = Uint32Array.from(members)
    this.groups = filterGroups(catalogue, index, record.path, members)
  }

  /** The category's products in an order. Only price orders differ by tier. */
  order(sort: ListingSort, tier: ActivePriceType): ListingOrder {
    const key = sort.startsWith('PRICE') ? `${sort}/${tier}` : sort
    const known = this.#orders.get(key)
    if (known) return known
    const made = new ListingOrder(Uint32Array.from(sorted(this.#index, this.#recommended, sort, tier)))
    this.#orders.set(key, made)
    return made
  }
}
