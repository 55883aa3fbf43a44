import { flags } from '#fixtures/flags/flags.ts'
import type { FlagRecord } from '#fixtures/flags/record.ts'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { facets } from '#fixtures/scenarios/facets/facets.ts'
import { faultPresets } from '#fixtures/scenarios/facets/faults.ts'
import type { FacetName, FacetRecord, FaultPreset, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'

/** Everything that a selection can name. */
export type Library = {
  readonly scenarios: ReadonlyMap<string, ScenarioRecord>
  readonly facets: Readonly<Record<FacetName, FacetRecord>>
  readonly flags: Readonly<Record<string, FlagRecord>>
  readonly faults: Readonly<Record<string, FaultPreset>>
  /** Names of the operations that a fault can be about. */
  readonly operations: ReadonlySet<string>
}

const operations = new Set(Object.keys(operationVariables))

/** Lets faults be about the operations of a draft too. Called once, before its server listens. */
export function knowOperations(names: Iterable<string>): void {
  for (const name of names) operations.add(name)
}

/** The fixtures' scenarios, facets, flags, faults and operations. */
export const library: Library = {
  scenarios: new Map(scenarios.map((scenario) => [scenario.name, scenario])),
  facets,
  flags,
  faults: faultPresets,
  operations,
}

/** Facets in the order in which they are laid over each other. */
export const facetOrder: readonly FacetName[] = [
  'store',
  'shopper',
  'membership',
  'basket',
  'promo',
  'notice',
  'content',
  'country',
  'product',
  'payment',
  'browser',
]
