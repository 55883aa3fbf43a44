import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { CatalogueIndex } from '#mock-server/contract/catalogue/catalogue-index.ts'
import { numbersFrom } from '#mock-server/faults/chance.ts'
import type { VisitOf } from '../load-generator.ts'
import {
  addToBasketRequest,
  anotherBasketQuery,
  anotherListing,
  removeFromBasket,
  sameBasketQuery,
  sameListing,
  type WantedVariant,
} from '../questions.ts'

/** Selections that sessions open, in rotation: both stores, guests and members, with and without facets. */
export const selections = ['uk-guest', 'uk-annual-member', 'us-guest', 'uk-plus-member&basket=one-item'] as const

const variants = inBothStores(6)
const removals = variants.map(removeFromBasket)
/** Products that are added to baskets. */
export const additions: readonly string[] = variants.map(addToBasketRequest)

/** The headers that choose a world. */
export function headersOfWorld(selection: string, world: string): Readonly<Record<string, string>> {
  return { 'x-scenario': selection, 'x-world': world }
}

/** Visitors who open a listing and then stay idle. Half of them open their basket, three in ten add something to it. */
export function* briefVisits(name: string, count: number): Generator<VisitOf> {
  for (let visit = 0; visit < count; visit += 1) {
    const headers = headersOfWorld(turn(selections, visit), `${name}-${visit}`)
    const bodies = [sameListing, ...(visit % 2 === 0 ? [sameBasketQuery] : []), ...(visit % 10 < 3 ? [turn(additions, visit)] : [])]
    yield bodies.map((body) => ({ body, headers }))
  }
}

/** Busy sessions, each on its own connection: their operations are random, but the same in every run. */
export function busySessions() {
  const chances: (() => number)[] = []
  let asked = 0
  return {
    bodyOf: (_: number, connection: number) => drawn((chances[connection] ??= numbersFrom(`session ${connection}`)), ++asked),
    headersOf: (_: number, connection: number) => headersOfWorld(turn(selections, connection), `busy-${connection}`),
  }
}

/** A random operation. `index` makes its text unique, so that queries are executed rather than served from a cache. */
function drawn(chance: () => number, index: number): string {
  const lot = chance()
  if (lot < 0.35) return anotherBasketQuery(index)
  if (lot < 0.6) return anotherListing(index)
  if (lot < 0.75) return sameListing
  return turn(lot < 0.9 ? additions : removals, Math.floor(chance() * variants.length))
}

/** An element of a list, in rotation. */
export function turn<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}

function inBothStores(count: number): WantedVariant[] {
  const index = new CatalogueIndex(catalogue)
  const [uk, us] = (['en-GB', 'en-US'] as const).map((store) => index.in(store).index.products.filter(({ card }) => card.inStock))
  const american = new Set(us?.map(({ card }) => card.sku))
  const both = (uk ?? []).filter(({ card }) => american.has(card.sku)).slice(0, count)
  if (both.length < count) throw new Error('Both stores have too little in stock.')
  return both.map(({ card }) => ({ variantId: card.id, variantSku: card.sku }))
}
