import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { checkFacets } from './check-facets.ts'
import type { References } from './check-layer.ts'
import { checkComposition, checkScenario } from './check-scenario.ts'
import type { ValueProblem } from './check-value.ts'

/** What is wrong with a fixture, in which file, and in which scenario of it. */
export type FixtureProblem = ValueProblem & { file: string }

/** The scenarios, and where they stand. */
export type ScenarioFiles = {
  scenarios: readonly ScenarioRecord[]
  /** Path of each scenario's file by the scenario's name. */
  files?: ReadonlyMap<string, string>
}

/** Everything that is wrong with the scenarios, facets, flags and presets; empty when nothing is. */
export function validateScenarios({ scenarios, files }: ScenarioFiles, references: References): FixtureProblem[] {
  const fileOf = (name: string): string => `${files?.get(name) ?? 'fixtures/scenarios'}: ${name}`
  const of = (check: typeof checkScenario): FixtureProblem[] =>
    scenarios.flatMap((scenario) => check(scenario, references).map((problem) => ({ ...problem, file: fileOf(scenario.name) })))
  const parts = [...checkFacets(references), ...of(checkScenario)]
  // Told where it is, and not again for every scenario that has to do with it.
  const news = of(checkComposition).filter(({ message }) => !parts.some((known) => message.includes(known.message)))
  return [...parts, ...twice(scenarios, fileOf), ...news]
}

function twice(scenarios: readonly ScenarioRecord[], fileOf: (name: string) => string): FixtureProblem[] {
  const names = scenarios.map(({ name }) => name)
  const again = new Set(names.filter((name, at) => names.indexOf(name) < at))
  return [...again].map((name) => ({ file: fileOf(name), path: 'name', message: `two scenarios are called '${name}'` }))
}

/** A problem as a line that an editor can follow. */
export function problemLine({ file, path, message }: FixtureProblem): string {
  return `${file}: ${path}: ${message}`
}
