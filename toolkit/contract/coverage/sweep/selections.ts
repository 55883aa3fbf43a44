import { stateSpace } from '#fixtures/scenarios/states/states.ts'
import { scenarioNames } from '#mock-server/scenarios/registry.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'

/** Every selection to sweep, canonical and unique: the named scenarios first, then those that only the state table has. */
export function sweptSelections(): string[] {
  const ofStates = Object.values(stateSpace).flatMap((rows) => rows.flatMap(({ states }) => states.map(({ selection }) => selection)))
  return [...new Set([...scenarioNames(), ...ofStates.map((text) => selectWorld(text).selection)])]
}
