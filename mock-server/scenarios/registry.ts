import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { library } from './library.ts'

/** Every scenario's name, in the order of the fixtures. */
export function scenarioNames(): string[] {
  return [...library.scenarios.keys()]
}

/** A scenario by its name. */
export function findScenario(name: string): ScenarioRecord | undefined {
  return library.scenarios.get(name)
}
