import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import type { ScreenRecord, ScreenWidth, StateRecord, StateRow } from '#fixtures/scenarios/states/record.ts'
import { stateSpace } from '#fixtures/scenarios/states/states.ts'

/** One visit: a state of the table in one store. States that open the same way are one. */
export type ScreenState = {
  /** Keys of the rows that contain it. */
  rows: readonly string[]
  /** Its description, by each of these rows: `basket-one: two items`. */
  words: readonly string[]
  /** Clauses that these rows cover. */
  clauses: readonly string[]
  store: StoreLocale
  /** A scenario's name, facets, or both; includes the store. */
  selection: string
  /** The path to open, with the store's prefix. */
  path: string
  widths: readonly ScreenWidth[]
  steps: NonNullable<ScreenRecord['steps']>
} & Pick<ScreenRecord, 'shows' | 'logs'>

const bothStores = ['en-GB', 'en-US'] as const
const bothWidths = [1440, 390] as const
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

type Part = { row: StateRow; record: StateRecord; screen: ScreenRecord; store: StoreLocale; selection: string; path: string }

/** Every state of the table that is visited in a browser, in each of its stores. */
export function screenStates(space: Readonly<Record<string, readonly StateRow[]>> = stateSpace): ScreenState[] {
  const parts = Object.values(space).flatMap((rows) => rows.flatMap((row) => row.states.flatMap((record) => partsOf(row, record))))
  return [
    ...Map.groupBy(parts, ({ selection, path, screen }) => JSON.stringify([selection, path, screen.steps, screen.shows])).values(),
  ].map(stateOf)
}

function partsOf(row: StateRow, record: StateRecord): Part[] {
  const { screen } = record
  if (!screen) return []
  const path = screen.path ?? record.path ?? scenarioOf(record.selection)?.path ?? '/'
  return (screen.stores ?? bothStores).map((store) => ({
    row,
    record,
    screen,
    store,
    selection: inStore(record.selection, store),
    path: store === 'en-US' ? `/us${path === '/' ? '' : path}` : path,
  }))
}

function stateOf(parts: readonly Part[]): ScreenState {
  const [{ store, selection, path, screen }] = parts as [Part]
  const rows = [...Map.groupBy(parts, ({ row }) => row)]
  return {
    rows: rows.map(([{ key }]) => key),
    words: rows.map(([{ key }, own]) => `${key}: ${wordsOf(own)}`),
    clauses: [...new Set(rows.flatMap(([{ covers }]) => covers))],
    store,
    selection,
    path,
    widths: screen.widths ?? bothWidths,
    steps: screen.steps ?? [],
    ...(screen.shows && { shows: screen.shows }),
    ...(screen.logs && { logs: screen.logs }),
  }
}

/** A row's description of a state, per store where the row distinguishes them. */
function wordsOf(parts: readonly Part[]): string {
  const own = parts.filter(({ record, store }) => storeOf(record.selection) === store)
  const told = (own.length > 0 ? own : parts).map(({ record }) => (isSeenAtOnce(record) ? record.state : `before “${record.state}”`))
  return [...new Set(told)].join('; ')
}

/** False if only a shopper's action causes the state: the screen shows the state before it. */
function isSeenAtOnce({ asks: [first] = [], path, screen }: StateRecord): boolean {
  return screen?.steps !== undefined || path?.includes('?') === true || first === undefined || first.operation.startsWith('get')
}

/** The selection for a store; the store is only written where it differs from the default. */
function inStore(selection: string, store: StoreLocale): string {
  const rest = selection
    .split('&')
    .filter((part) => !part.startsWith('store='))
    .join('&')
  if (rest === '') return `store=${store}`
  return storeOf(rest) === store ? rest : `${rest}&store=${store}`
}

/** The store that a selection opens: its own, otherwise its scenario's. */
function storeOf(selection: string): StoreLocale {
  const said = /(?:^|&)store=([^&]+)/.exec(selection)?.[1]
  if (said !== undefined) return said === 'en-US' ? said : 'en-GB'
  for (let scenario = scenarioOf(selection); scenario; scenario = byName.get(scenario.from ?? ''))
    if (scenario.facets.store !== undefined) return scenario.facets.store === 'en-US' ? 'en-US' : 'en-GB'
  return 'en-GB'
}

function scenarioOf(selection: string): ScenarioRecord | undefined {
  return byName.get(selection.split('&')[0] ?? '')
}
