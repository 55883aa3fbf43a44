import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { checkFacets } from './check-facets.ts'
import type { References } from './check-layer.ts'
import { checkComposition, checkScenario } from './check-scenario.ts'
import type { Problem } from './check-value.ts'

/** What is wrong with a fixture, and in which file. */
export type FixtureProblem = Problem & { file: string }

/** The scenarios as they are listed, and the files that there are of them. */
export type ScenarioFiles = {
  scenarios: readonly ScenarioRecord[]
  /** Paths of the files, without those that only list; undefined: files are not looked at. */
  files?: readonly string[]
}

/** Everything that is wrong with the scenarios, facets, flags and presets; empty when nothing is. */
export function validateScenarios({ scenarios, files }: ScenarioFiles, references: References): FixtureProblem[] {
  const named = new Map((files ?? []).map((file) => [nameOf(file), file]))
  const fileOf = (name: string): string => named.get(name) ?? `fixtures/scenarios/**/${name}.ts`
  const of = (check: typeof checkScenario): FixtureProblem[] =>
    scenarios.flatMap((scenario) => check(scenario, references).map((problem) => ({ ...problem, file: fileOf(scenario.name) })))
  const parts = [...checkFacets(references), ...of(checkScenario)]
  // Told where it is, and not again for every scenario that has to do with it.
  const news = of(checkComposition).filter(({ message }) => !parts.some((known) => message.includes(known.message)))
  return [...parts, ...twice(scenarios, fileOf), ...(files === undefined ? [] : strays(scenarios, files)), ...news]
}

function nameOf(file: string): string {
  return (file.split('/').at(-1) ?? '').replace(/\.ts$/, '')
}

function twice(scenarios: readonly ScenarioRecord[], fileOf: (name: string) => string): FixtureProblem[] {
  const names = scenarios.map(({ name }) => name)
  const again = new Set(names.filter((name, at) => names.indexOf(name) < at))
  return [...again].map((name) => ({ file: fileOf(name), path: 'name', message: `two scenarios are called '${name}'` }))
}

/** Scenarios whose name is not their file's, and files whose scenario is in no list. */
function strays(scenarios: readonly ScenarioRecord[], files: readonly string[]): FixtureProblem[] {
  const names = new Set(scenarios.map(({ name }) => name))
  const inFiles = new Set(files.map(nameOf))
  const unlisted = files.filter((file) => !names.has(nameOf(file)))
  return [
    ...unlisted.map((file) => ({ file, path: 'name', message: `no scenario in a list is called '${nameOf(file)}', as this file is` })),
    ...[...names]
      .filter((name) => !inFiles.has(name))
      .map((name) => ({ file: `fixtures/scenarios/**/${name}.ts`, path: 'name', message: `no file is called as the scenario '${name}'` })),
  ]
}

/** A problem as a line that an editor can follow. */
export function problemLine({ file, path, message }: FixtureProblem): string {
  return `${file}: ${path}: ${message}`
}
