import { library } from './library.ts'

/** Every scenario's name, in the order of the fixtures. */
export function scenarioNames(): string[] {
  return [...library.scenarios.keys()]
}
