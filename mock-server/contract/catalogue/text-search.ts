import MiniSearch from 'minisearch'
import type { ProductRecord } from '#fixtures/catalogue/record.ts'
import { sorted } from './category-index.ts'
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

/** Size of a search shelf. Shelves are searched in turn, bestsellers first, until there are enough results. The shop's own catalogue fits in one. */
const SHELF = 500

function entryOf(record: ProductRecord, id: number): Entry {
  return {
    id,
    title: record.title,
    brand: record.brandName,
    shades: record.variants.map(({ shade }) => shade?.name ?? '').join(' '),
    words: `${record.categoryPaths.join(' ').replaceAll(/[/-]/g, ' ')} ${Object.values(record.facets).flat().join(' ').replaceAll('-', ' ')}`,
    usage: record.usage,
    ingredients: record.ingredients,
  }
}

/** Yields to other requests. */
const pause = (): Promise<void> => new Promise((next) => setTimeout(next, 0))

/** Search by name, brand, shade, kind, usage and ingredient in one store. A shelf's index is built when it is first searched. */
export class TextSearch {
  readonly #index: StoreIndex
  readonly #shelves: (MiniSearch<Entry> | undefined)[] = []

  constructor(index: StoreIndex) {
    this.#index = index
  }

  /** Positions of matches, best first: those with every word, or if there are none, those with any. Ties are broken by position. */
  async find(term: string, limit: number): Promise<number[]> {
    const all = await this.#findAll(term, limit, 'AND')
    return all.length > 0 ? all : this.#findAll(term, limit, 'OR')
  }

  async #findAll(term: string, limit: number, combineWith: 'AND' | 'OR'): Promise<number[]> {
    const found: number[] = []
    const shelves = Math.ceil(this.#index.products.length / SHELF)
    for (let at = 0; at < shelves && found.length < limit; at += 1) {
      const results = (await this.#shelf(at)).search(term, { combineWith })
      const ranked = results
        .map(({ id, score }) => ({ position: id as number, score }))
        .sort((a, b) => b.score - a.score || a.position - b.position)
      found.push(...ranked.slice(0, limit - found.length).map(({ position }) => position))
    }
    return found
  }

  async #shelf(at: number): Promise<MiniSearch<Entry>> {
    const known = this.#shelves[at]
    if (known) return known
    if (at > 0) await pause()
    const made = new MiniSearch<Entry>(options)
    made.addAll(
      this.#positions()
        .slice(at * SHELF, (at + 1) * SHELF)
        .map((position) => entryOf(this.#index.at(position).record, position)),
    )
    this.#shelves[at] = made
    return made
  }

  #order: number[] | undefined

  #positions(): number[] {
    const all = this.#index.products.keys()
    this.#order ??= this.#index.products.length > SHELF ? sorted(this.#index, all, 'BESTSELLING', 'typical') : [...all]
    return this.#order
  }
}
