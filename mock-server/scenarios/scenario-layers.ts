import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { FacetChoice, FacetName, FacetValue, ScenarioLayer, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { facetValue, faultOf, withKnownNames } from './known-names.ts'
import { facetOrder, type Library } from './library.ts'
import { sameData } from './same-data.ts'
import { readClock } from './scenario-clock.ts'
import { impossible, unknownName } from './selection-error.ts'
import type { WrittenSelection } from './selection-text.ts'

/** A scenario and those that it builds on, the base first. Throws a SelectionError for a circle or an unknown name. */
export function scenarioChain(name: string, { scenarios }: Library): ScenarioRecord[] {
  const chain: ScenarioRecord[] = []
  for (let next: string | undefined = name; next !== undefined; next = chain[0]?.from) {
    const scenario = scenarios.get(next)
    if (!scenario) throw unknownName('scenario', next, scenarios.keys())
    if (chain.includes(scenario))
      throw impossible(`Scenarios build on each other in a circle: ${[next, ...chain.map((one) => one.name)].reverse().join(' from ')}.`)
    chain.unshift(scenario)
  }
  return chain
}

/** A scenario's facets in the form of a parsed selection. */
export function writtenFacets({ flags, clock, faults, ...facets }: FacetChoice): WrittenSelection {
  const named = facetOrder.flatMap((facet) => {
    const values = facets[facet]?.split(',').map((value) => value.trim())
    return values ? [[facet, values] as const] : []
  })
  return { facets: Object.fromEntries(named), flags: flags ?? {}, ...(clock === undefined ? {} : { clock }), faults: faults ?? [] }
}

/** The layers of facets in one store, in order. Throws a SelectionError for values that this store does not have and for contradicting values. */
export function facetLayers(written: WrittenSelection, store: StoreLocale, library: Library): ScenarioLayer[] {
  const { facets, flags, clock, faults } = withKnownNames(written, library)
  const named = facetOrder.flatMap((facet) => valueLayers(facet, facets[facet] ?? [], store, library))
  return [
    ...named,
    ...(Object.keys(flags).length > 0 ? [{ flags }] : []),
    ...(clock === undefined ? [] : [{ clock: readClock(clock) }]),
    ...(faults.length > 0 ? [{ faults: faults.map((fault) => faultOf(fault, library).fault) }] : []),
  ]
}

function valueLayers(facet: FacetName, names: readonly string[], store: StoreLocale, library: Library): ScenarioLayer[] {
  const layers = names.map((name) => ({ name, layer: layerIn(store, facet, facetValue(facet, name, library)) }))
  for (const [at, one] of layers.entries()) {
    for (const other of layers.slice(at + 1)) {
      const part = contradiction(one.layer, other.layer)
      if (part) throw impossible(`${facet}=${one.name} and ${facet}=${other.name} cannot both be: each says ${part}.`)
    }
  }
  return layers.map(({ layer }) => layer)
}

/** True for a value that differs by store. */
export function isPerStore(layer: FacetValue['layer']): layer is Exclude<FacetValue['layer'], ScenarioLayer> {
  return 'en-GB' in layer || 'en-US' in layer
}

function layerIn(store: StoreLocale, facet: FacetName, { name, value }: { name: string; value: FacetValue }): ScenarioLayer {
  if (!isPerStore(value.layer)) return value.layer
  const layer = value.layer[store]
  if (!layer) throw impossible(`${facet}=${name} is not to be had in the store ${store}, only in ${Object.keys(value.layer).join(', ')}.`)
  return layer
}

const additive = new Set<string>(['notices', 'faults'] satisfies (keyof ScenarioLayer)[])
const byEntry = new Set<string>([
  'account',
  'person',
  'content',
  'flags',
  'answers',
  'browser',
  'cookies',
  'localStorage',
  'sessionStorage',
])

/** The first part that two layers set differently; undefined if they are compatible. */
function contradiction(one: object, other: object): string | undefined {
  for (const [part, value] of Object.entries(one)) {
    const against: unknown = Object.entries(other).find(([name]) => name === part)?.[1]
    if (against === undefined || additive.has(part) || sameData(value, against)) continue
    if (!byEntry.has(part)) return part
    const within = contradiction(value as object, against as object)
    if (within) return `${part}.${within}`
  }
  return undefined
}
