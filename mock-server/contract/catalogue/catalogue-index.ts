import { LRUCache } from 'lru-cache'
import type { CataloguePicture } from '#fixtures/catalogue/picture.ts'
import type { Catalogue, CategoryRecord, StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ActivePriceType } from '#schema/__generated__/types.ts'
import { CategoryIndex, sorted } from './category-index.ts'
import { ensure } from './ensure.ts'
import { countListing, type FilterSelection, type ListingCounts } from './listing.ts'
import { ModelCache } from './model-cache.ts'
import { StoreIndex } from './store-index.ts'
import { TextSearch } from './text-search.ts'

/** Number of products in New In and Bestsellers. */
const NEWEST_HELD = 48
const BESTSELLERS_HELD = 108

const specialCategories: Readonly<Record<string, CategoryRecord>> = {
  whatsnew: {
    path: 'whatsnew',
    title: { 'en-GB': 'New In', 'en-US': 'New In' },
    description: { 'en-GB': 'The newest arrivals, first to last.', 'en-US': 'The newest arrivals, first to last.' },
    related: ['bestsellers'],
  },
  bestsellers: {
    path: 'bestsellers',
    title: { 'en-GB': 'Bestsellers', 'en-US': 'Bestsellers' },
    description: { 'en-GB': 'What our members come back for.', 'en-US': 'What our members come back for.' },
    related: ['whatsnew'],
  },
}

/** Maximum number of search results. */
const FOUND_HELD = 480

/** One store's part of the catalogue: its products, categories, search and cached models. */
export class StoreCatalogue {
  readonly index: StoreIndex
  readonly search: TextSearch
  readonly models: ModelCache
  readonly #catalogue: Catalogue
  readonly #categories = new Map<string, CategoryIndex | null>()
  readonly #found = new LRUCache<string, Promise<CategoryIndex>>({ max: 100 })
  readonly #counts = new LRUCache<string, ListingCounts>({ max: 500 })
  #members: Map<string, number[]> | undefined

  constructor(catalogue: Catalogue, store: StoreLocale, pictures: ReadonlyMap<string, CataloguePicture>) {
    this.#catalogue = catalogue
    this.index = new StoreIndex(catalogue, store)
    this.search = new TextSearch(this.index)
    this.models = new ModelCache(this.index, catalogue.categories, pictures)
  }

  /** A category by its path; null if there is none. */
  category(path: string): CategoryIndex | null {
    const known = this.#categories.get(path)
    if (known !== undefined) return known
    const record = this.categoryRecord(path)
    if (!record) return null
    const made = new CategoryIndex(this.#catalogue, this.index, record, this.#membersOf(path))
    this.#categories.set(path, made)
    return made
  }

  /** Search results for a term, best match first, as a category of their own. An empty term matches nothing. */
  found(term: string): Promise<CategoryIndex> {
    return ensure(this.#found, term, async () => {
      const members = term === '' ? [] : await this.search.find(term, FOUND_HELD)
      const title = { 'en-GB': 'Search', 'en-US': 'Search' }
      const record = { path: 'search', title, description: { 'en-GB': '', 'en-US': '' }, related: [] }
      return new CategoryIndex(this.#catalogue, this.index, record, members)
    })
  }

  /** The record of a category, including New In and Bestsellers. */
  categoryRecord(path: string): CategoryRecord | undefined {
    return (
      this.#catalogue.categories.find((category) => category.path === path) ??
      (Object.hasOwn(specialCategories, path) ? specialCategories[path] : undefined)
    )
  }

  #membersOf(path: string): number[] {
    const all = this.index.products.keys()
    if (path === 'whatsnew') return sorted(this.index, all, 'NEWEST', 'typical').slice(0, NEWEST_HELD)
    if (path === 'bestsellers') return sorted(this.index, all, 'BESTSELLING', 'typical').slice(0, BESTSELLERS_HELD)
    this.#members ??= this.#groupByCategory()
    return this.#members.get(path) ?? []
  }

  #groupByCategory(): Map<string, number[]> {
    const members = new Map<string, number[]>()
    this.index.products.forEach(({ record }, position) => {
      for (const path of record.categoryPaths) {
        const list = members.get(path)
        if (list) list.push(position)
        else members.set(path, [position])
      }
    })
    return members
  }

  /** Counts of a listing, cached because they depend on neither page nor order. */
  counts(category: CategoryIndex, chosen: readonly FilterSelection[], tier: ActivePriceType): ListingCounts {
    const choices = chosen.map(({ group, choices: items }) => `${group.slug}:${items.map(({ slug }) => slug).join(',')}`)
    return ensure(this.#counts, [category.record.path, tier, ...choices].join('|'), () => countListing(this.index, category, chosen, tier))
  }
}

/** The indexed catalogue. Created once and shared by every world; each store's part is created on first use. */
export class CatalogueIndex {
  readonly catalogue: Catalogue
  readonly #pictures: ReadonlyMap<string, CataloguePicture>
  readonly #stores = new Map<StoreLocale, StoreCatalogue>()

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.#pictures = new Map(catalogue.pictures.map((picture) => [picture.id, picture]))
  }

  /** Number of products in the catalogue. */
  get size(): number {
    return this.catalogue.products.length
  }

  /** One store's part of the catalogue. */
  in(store: StoreLocale): StoreCatalogue {
    const known = this.#stores.get(store)
    if (known) return known
    const made = new StoreCatalogue(this.catalogue, store, this.#pictures)
    this.#stores.set(store, made)
    return made
  }
}
