import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import { basketRows } from '#fixtures/scenarios/states/basket.ts'
import { notificationRows } from '#fixtures/scenarios/states/notifications.ts'
import { pricingRows } from '#fixtures/scenarios/states/pricing.ts'
import type { StateRecord, StateRow } from '#fixtures/scenarios/states/record.ts'
import { thresholdRows } from '#fixtures/scenarios/states/thresholds.ts'

/** Widths that every state is looked at, px. */
export const widths = [1440, 390] as const

export type Width = (typeof widths)[number]

/** One state of the bag's page in one store. */
export type BasketState = {
  /** What the bag is, by the rows of the state space that have it. */
  words: readonly string[]
  /** Clauses that these rows bring about. */
  clauses: readonly string[]
  store: StoreLocale
  /** Chooses it: a scenario's name, facets, or both. */
  selection: string
  /** Where it is opened, with the store's prefix. */
  path: string
  /** The one width at which every run of the tests looks at it; undefined: only the whole sweep opens it. */
  sharedWidth?: Width
}

/** One row's part of a state in a store. */
type Part = { row: StateRow; record: StateRecord; store: StoreLocale; key: string }

const stores = ['en-GB', 'en-US'] as const
const levels = ['error', 'warn', 'info'] as const
const bags: readonly StateRow[] = [...basketRows, ...pricingRows, ...thresholdRows]

const fixedInPounds = 'The scenario fixes the total that the server answers, in pounds.'

/** Bags that mean something in one store only, and why. */
export const inOneStore: Readonly<Record<string, string>> = {
  'basket-us-no-taxes': 'Only the US tells taxes apart.',
  'basket-us-taxes': 'Only the US tells taxes apart.',
  'us-guest&basket=one-item-standard': 'Only the US tells taxes apart; the UK has `uk-guest&basket=one-item-standard`.',
  'promo-membership-59': fixedInPounds,
  'promo-membership-30': fixedInPounds,
  'promo-membership-other': fixedInPounds,
  'promo-one-uncoded': fixedInPounds,
  'promo-two-uncoded': fixedInPounds,
  'uk-annual-member': 'The US has its own: `us-annual-member`.',
  'us-annual-member': 'The UK has its own: `uk-annual-member`.',
}

/** Every bag of the state space in both stores, and every notice that the server gives with a bag in every store that has it, its levels by turns. */
export function basketStates(): readonly BasketState[] {
  const ofBags = bags.flatMap((row) => row.states.flatMap((record) => storesOf(record).map((store) => part(row, record, store))))
  const ofNotices = notificationRows.flatMap((row, at) => noticesOf(row, at).map((record) => part(row, record, storeOf(record.selection))))
  const shared = shareOf(ofBags)
  return [...Map.groupBy([...ofBags, ...ofNotices], ({ key }) => key)].map(([key, parts]) => stateOf(parts, shared.get(key)))
}

function part(row: StateRow, record: StateRecord, store: StoreLocale): Part {
  const base = withoutStore(record.selection)
  const selection = storeOf(base) === store ? base : `${base}&store=${store}`
  return { row, record, store, key: `${selection} ${(store === 'en-US' ? '/us' : '') + (record.path ?? '/basket')}` }
}

function stateOf(parts: readonly Part[], sharedWidth: Width | undefined): BasketState {
  const [{ key, store }] = parts as [Part]
  const [selection = '', path = ''] = key.split(' ')
  const rows = [...Map.groupBy(parts, ({ row }) => row)]
  return {
    words: rows.map(([{ key: name }, own]) => `${name}: ${wordsOf(own)}`),
    clauses: [...new Set(rows.flatMap(([{ covers }]) => covers))],
    store,
    selection,
    path,
    ...(sharedWidth !== undefined && { sharedWidth }),
  }
}

/** What a row calls a state. Where it has words for each store, each store has its own. */
function wordsOf(parts: readonly Part[]): string {
  const own = parts.filter(({ record, store }) => storeOf(record.selection) === store)
  const told = (own.length > 0 ? own : parts).map(({ record }) => (isSeenAtOnce(record) ? record.state : `before “${record.state}”`))
  return [...new Set(told)].join('; ')
}

/** False where only something that a shopper does brings the state about: the page shows what is before it. */
function isSeenAtOnce({ asks: [first] = [], path }: StateRecord): boolean {
  return path?.includes('?') || first === undefined || first.operation.startsWith('get')
}

/** A row's notices that stand in a bag from the start: each once a store, its level by turns. */
function noticesOf({ states }: StateRow, at: number): readonly StateRecord[] {
  const inBag = states.filter(
    ({ asks, path = '/basket' }) => asks?.every(({ operation }) => operation === 'getBasket') && path === '/basket',
  )
  return inBag.filter(({ selection }) => {
    const [, level] = /notice=[^&]*:(\w+)/.exec(selection) ?? []
    return level === undefined || level === levels[(at + stores.indexOf(storeOf(selection))) % levels.length]
  })
}

/** One state for each row of bags, store and width by turns. */
function shareOf(parts: readonly Part[]): ReadonlyMap<string, Width> {
  const share = new Map<string, Width>()
  for (const [at, row] of bags.entries()) {
    const own = parts.filter((candidate) => candidate.row === row && !share.has(candidate.key))
    const chosen = own.find(({ store }) => store === stores[at % 2]) ?? own[0]
    if (chosen) share.set(chosen.key, widths[Math.floor(at / 2) % 2 === 0 ? 0 : 1])
  }
  return share
}

function storesOf({ selection }: StateRecord): readonly StoreLocale[] {
  return withoutStore(selection) in inOneStore ? [storeOf(selection)] : stores
}

function withoutStore(selection: string): string {
  return selection
    .split('&')
    .filter((facet) => !facet.startsWith('store='))
    .join('&')
}

/** The store that a selection opens: as it says, else as its scenario does. */
function storeOf(selection: string): StoreLocale {
  const scenario = scenarios.find(({ name }) => name === selection.split('&')[0])
  const said = /(?:^|&)store=([^&]+)/.exec(selection)?.[1] ?? scenario?.facets.store
  if (said === undefined && scenario?.from !== undefined) return storeOf(scenario.from)
  return said === 'en-US' ? said : 'en-GB'
}
