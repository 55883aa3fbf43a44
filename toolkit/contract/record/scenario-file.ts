import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'

/** The name of the constant that a scenario's file exports: `black-friday` becomes `blackFridayScenario`. */
export function constantName(scenario: string): string {
  return `${scenario.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())}Scenario`
}

/** A scenario as a module of `fixtures/scenarios/`. One value a line and keys in a fixed order, so that a later recording differs only where answers do. */
export function scenarioModule(scenario: ScenarioRecord): string {
  return `import type { ScenarioRecord } from '../record.ts'

/** ${scenario.story} */
export const ${constantName(scenario.name)}: ScenarioRecord = ${JSON.stringify(sorted(scenario), null, 2)}
`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** Writes a file beside its place and then puts it there, so that nobody ever reads half of it. */
export function writeWholeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, text)
  renameSync(beside, file)
}
