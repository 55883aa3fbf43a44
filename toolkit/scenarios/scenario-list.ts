import MiniSearch from 'minisearch'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { FacetChoice, ScenarioGroup, ScenarioRecord, StepRecord } from '#fixtures/scenarios/record.ts'
import type { Library } from '#mock-server/scenarios/library.ts'
import { scenarioChain } from '#mock-server/scenarios/scenario-layers.ts'
import { SelectedWorlds } from '#mock-server/scenarios/selected-worlds.ts'

/** A scenario as listed; `--json` prints exactly this. */
export type ListedScenario = {
  name: string
  story: string
  group: ScenarioGroup
  store: StoreLocale
  /** Ids of clauses. */
  covers: readonly string[]
  steps: readonly StepRecord[]
  /** Its own facets, and those of the scenarios it builds on. */
  facets: FacetChoice
}

/** Every scenario, in the order of the fixtures. Throws a SelectionError for an impossible one. */
export function listedScenarios(library: Library): ListedScenario[] {
  const worlds = new SelectedWorlds(library)
  return [...library.scenarios.values()].map((scenario) => listed(scenario, worlds.find(scenario.name).store, library))
}

function listed({ name, story, group, covers, steps }: ScenarioRecord, store: StoreLocale, library: Library): ListedScenario {
  const facets = Object.assign({}, ...scenarioChain(name, library).map((one) => one.facets)) as FacetChoice
  return { name, story, group, store, covers, steps, facets }
}

/** Scenarios that match all of the given words, by prefix or with small typos; best matches first. */
export function searchScenarios(scenarios: readonly ListedScenario[], words: string): ListedScenario[] {
  const index = new MiniSearch({
    idField: 'name',
    fields: ['name', 'story', 'group', 'store', 'covers', 'facets', 'steps'],
    extractField: textOf,
  })
  index.addAll(scenarios)
  const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
  const found = index.search(words, {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    boost: { name: 3, covers: 2 },
  })
  return found.flatMap(({ id }) => byName.get(String(id)) ?? [])
}

function textOf(scenario: ListedScenario, field: string): string {
  if (field === 'facets') return JSON.stringify(scenario.facets)
  if (field === 'steps') return scenario.steps.map((step) => `${step.do} ${step.see}`).join(' ')
  const value = Object.entries(scenario).find(([name]) => name === field)?.[1]
  return Array.isArray(value) ? value.join(' ') : String(value)
}
