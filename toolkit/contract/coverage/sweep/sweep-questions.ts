import { stateSpace } from '#fixtures/scenarios/states/states.ts'
import type { Example } from '#mock-server/host/examples/example.ts'
import { exampleVariables } from '#mock-server/host/examples/example-variables.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'

/** One way to ask an operation: with these variables, in these or all selections, in the selection's store unless another is given. */
export type WayToAsk = {
  variables: unknown
  selections?: readonly string[]
  store?: string
  /** Error code that this request is meant to cause. */
  error?: string
}

/** Every request of an operation: its examples and those of the state table. */
export function waysToAsk(operation: string, examples: Readonly<Record<string, readonly Example[]>> = exampleVariables): WayToAsk[] {
  const general = (examples[operation] ?? []).map(
    ({ variables, scenarios, store }): WayToAsk => ({ variables, ...(scenarios && { selections: scenarios }), ...(store && { store }) }),
  )
  const known = new Set(general.filter(({ selections, store }) => !selections && !store).map(({ variables }) => JSON.stringify(variables)))
  const special = new Map<string, WayToAsk>()
  for (const [selection, question] of stateQuestions(operation)) {
    const key = `${selection} ${JSON.stringify(question.variables)}`
    if (!known.has(JSON.stringify(question.variables))) special.set(key, { ...question, selections: [selection] })
  }
  return [...general, ...special.values()]
}

/** An operation's requests in the state table. Requests with their own headers ask for a fault and show nothing of the scenario, so they are left out. */
function stateQuestions(operation: string): [selection: string, way: WayToAsk][] {
  return Object.values(stateSpace).flatMap((rows) =>
    rows.flatMap(({ states }) =>
      states.flatMap(({ selection, asks = [] }) =>
        asks
          .filter((question) => question.operation === operation && !question.headers)
          .map(({ variables = {}, error }): [string, WayToAsk] => [
            selectWorld(selection).selection,
            { variables, ...(error && { error }) },
          ]),
      ),
    ),
  )
}
