import MiniSearch from 'minisearch'
import type { ProductRecord } from '#fixtures/catalogue/record.ts'
import type { StoreIndex } from './store-index.ts'

type Entry = { id: number; title: string; brand: string; shades: string; words: string; usage: string; ingredients: string }

const options = {
  fields: ['title', 'brand', 'shades', 'words', 'usage', 'ingredients'],
  searchOptions: {
    boost: { title: 6, brand: 4, words: 3, shades: 3, ingredients: 1.5 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  },
}

/** Above this many products, long texts are left out of the index and it is filled between other work. */
const LARGE = 5000

function entryOf(record: ProductRecord, id: number, isLarge: boolean): Entry {
  return {
    id,
    title: record.title,
    brand: record.brandName,
    shades: record.variants.map(({ shade }) => shade?.name ?? '').join(' '),
    words: `${record.categoryPaths.join(' ').replaceAll(/[/-]/g, ' ')} ${Object.values(record.facets).flat().join(' ').replaceAll('-', ' ')}`,
    usage: isLarge ? '' : record.usage,
    ingredients: isLarge ? '' : record.ingredients,
  }
}

/** Search by name, brand, shade, kind, usage and ingredient in one store. The index is made when it is first asked for. */
export class TextSearch {
  readonly #index: StoreIndex
  #search: Promise<MiniSearch<Entry>> | undefined

  constructor(index: StoreIndex) {
    this.#index = index
  }

  /** Makes the index ready. A large one is filled in steps, so that other requests are answered meanwhile. */
  warm(): Promise<MiniSearch<Entry>> {
    this.#search ??= this.#fill()
    return this.#search
  }

  async #fill(): Promise<MiniSearch<Entry>> {
    const search = new MiniSearch<Entry>(options)
    const isLarge = this.#index.products.length > LARGE
    const entries = this.#index.products.map(({ record }, position) => entryOf(record, position, isLarge))
    if (isLarge) await search.addAllAsync(entries, { chunkSize: 200 })
    else search.addAll(entries)
    return search
  }

  /** Positions of what matches, best first: what holds every word, else what holds any. Ties are settled by position. */
  async find(term: string, limit: number): Promise<number[]> {
    const search = await this.warm()
    const all = search.search(term, { combineWith: 'AND' })
    const found = all.length > 0 ? all : search.search(term)
    const ranked = found.map(({ id, score }) => ({ position: id as number, score })).sort((a, b) => b.score - a.score || a.position - b.position)
    return ranked.slice(0, limit).map(({ position }) => position)
  }
}
