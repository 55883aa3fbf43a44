import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { FacetName, ScenarioLayer, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { PLAIN_SEED } from '../worlds/arranged-state.ts'
import { withKnownNames } from './known-names.ts'
import { facetOrder, type Library } from './library.ts'
import { mergeLayers } from './merge-layers.ts'
import { sameData } from './same-data.ts'
import { standingClock } from './scenario-clock.ts'
import { facetLayers, scenarioChain, writtenFacets } from './scenario-layers.ts'
import { impossible, SelectionError } from './selection-error.ts'
import { putTogether, takeApart, type WrittenSelection } from './selection-text.ts'
import { impossibilities } from './whole-layer.ts'

/** A resolved selection: its canonical text and its merged layers. */
export type ResolvedSelection = {
  selection: string
  scenario: ScenarioRecord | null
  store: StoreLocale
  layer: ScenarioLayer
  seed?: string
}

/** Resolves a selection. Throws a SelectionError for unknown names and impossible combinations. */
export function resolveSelection(text: string, library: Library): ResolvedSelection {
  const written = withKnownNames(takeApart(text), library)
  const full = mergedLayer(written, library)
  const short = withStore(withoutIdleParts(written, full, library), full.store)
  const scenario = short.scenario === undefined ? null : (library.scenarios.get(short.scenario) ?? null)
  // Layers are merged again from the shortened selection, so that equal selections have identical data.
  return { selection: putTogether(short), scenario, ...layerOf(short, library), ...(short.seed === undefined ? {} : { seed: short.seed }) }
}

/** A selection without a scenario always names its store. */
function withStore(written: WrittenSelection, store: StoreLocale): WrittenSelection {
  return written.scenario === undefined ? { ...written, facets: { ...written.facets, store: [store] } } : written
}

type Full = { store: StoreLocale; layer: ScenarioLayer }

/** The merged layers of a selection. Throws a SelectionError for an impossible combination. */
export function mergedLayer(written: WrittenSelection, library: Library): Full {
  const full = layerOf(written, library)
  const [problem] = impossibilities(full.layer, full.store)
  if (problem) throw impossible(`This selection cannot be: ${problem.message} (${problem.part}).`)
  return full
}

/** The merged layers: those of the scenarios that the named one builds on, its own, and those of the selection's facets. */
function layerOf(written: WrittenSelection, library: Library): Full {
  const chain = written.scenario === undefined ? [] : scenarioChain(written.scenario, library)
  const choices = chain.map(({ facets }) => writtenFacets(facets))
  const store = storeOf([...choices, written])
  const layers = chain.flatMap(({ layer = {} }, at) => [...facetLayers(choices[at] ?? written, store, library), layer])
  return { store, layer: { ...mergeLayers([...layers, ...facetLayers(written, store, library)]), store } }
}

/** The last store named. The facet's values are locales. */
function storeOf(choices: readonly WrittenSelection[]): StoreLocale {
  const said = choices.flatMap(({ facets }) => facets.store ?? [])
  const last = said.at(-1)
  return last === 'en-US' ? 'en-US' : 'en-GB'
}

/** The selection without parts that change nothing, so that equal worlds have equal selections. */
function withoutIdleParts(written: WrittenSelection, full: Full, library: Library): WrittenSelection {
  const wanted = comparable(full, library)
  const isSame = (left: WrittenSelection): boolean => sameData(wanted, comparableOf(left, library))
  return removals(written).reduce((left, remove) => {
    const next = remove(left)
    return isSame(next) ? next : left
  }, written)
}

type Removal = (from: WrittenSelection) => WrittenSelection

/** Ways to leave out one of the selection's values, top layer first. */
function removals({ facets, flags, clock, faults, seed }: WrittenSelection): Removal[] {
  const value = (facet: FacetName, name: string): Removal => {
    return (from) => ({ ...from, facets: { ...from.facets, [facet]: from.facets[facet]?.filter((one) => one !== name) ?? [] } })
  }
  return [
    ...(seed === PLAIN_SEED ? [without('seed')] : []),
    ...faults.map(
      (fault): Removal =>
        (from) => ({ ...from, faults: from.faults.filter((one) => one !== fault) }),
    ),
    ...(clock === undefined ? [] : [without('clock')]),
    ...Object.keys(flags).map(
      (name): Removal =>
        ({ flags: { [name]: _flag, ...left }, ...from }) => ({ ...from, flags: left }),
    ),
    ...facetOrder.toReversed().flatMap((facet) => facets[facet]?.map((name) => value(facet, name)) ?? []),
  ]
}

function without(part: 'clock' | 'seed'): Removal {
  return ({ [part]: _part, ...from }) => from
}

/** A selection's layer with all defaults filled in. Undefined for an impossible combination. */
function comparableOf(written: WrittenSelection, library: Library): unknown {
  try {
    return { ...comparable(layerOf(written, library), library) }
  } catch (error) {
    if (error instanceof SelectionError) return undefined
    throw error
  }
}

function comparable({ store, layer }: Full, { flags }: Library): object {
  const plainFlags = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag.default]))
  return { ...plainLayer, ...layer, store, flags: { ...plainFlags, ...layer.flags } }
}

/** Defaults for parts that a layer does not set. */
const plainLayer: ScenarioLayer = {
  shopper: 'guest',
  session: 'open',
  basket: { lines: [], deliveryMethod: 'None' },
  codes: [],
  offers: [],
  notices: [],
  viewerCountry: 'store',
  clock: standingClock,
  faults: [],
}
