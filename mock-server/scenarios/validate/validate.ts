import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { checkFacets } from './check-facets.ts'
import type { References } from './check-layer.ts'
import { checkComposition, checkScenario } from './check-scenario.ts'
import type { ValueProblem } from './check-value.ts'

/** A problem in a fixture, with its file and its scenario. */
export type FixtureProblem = ValueProblem & { file: string }

/** The scenarios and their files. */
export type ScenarioFiles = {
  scenarios: readonly ScenarioRecord[]
  /** Path of each scenario's file by the scenario's name. */
  files?: ReadonlyMap<string, string>
}

/** All problems of the scenarios, facets, flags and presets; empty if they are valid. */
export function validateScenarios({ scenarios, files }: ScenarioFiles, references: References): FixtureProblem[] {
  const fileOf = (name: string): string => `${files?.get(name) ?? 'fixtures/scenarios'}: ${name}`
  const of = (check: typeof checkScenario): FixtureProblem[] =>
    scenarios.flatMap((scenario) => check(scenario, references).map((problem) => ({ ...problem, file: fileOf(scenario.name) })))
  const parts = [...checkFacets(references), ...of(checkScenario)]
  // Reported at their own location, not again for every scenario that includes them.
  const news = of(checkComposition).filter(({ message }) => !parts.some((known) => message.includes(known.message)))
  return [...parts, ...twice(scenarios, fileOf), ...news]
}

function twice(scenarios: readonly ScenarioRecord[], fileOf: (name: string) => string): FixtureProblem[] {
  const names = scenarios.map(({ name }) => name)
  const again = new Set(names.filter((name, at) => names.indexOf(name) < at))
  return [...again].map((name) => ({ file: fileOf(name), path: 'name', message: `two scenarios are called '${name}'` }))
}

/** A problem as a line with a location that an editor can open. */
export function problemLine({ file, path, message }: FixtureProblem): string {
  return `${file}: ${path}: ${message}`
}
