import { print } from 'graphql'
import type { Example } from '#mock-server/host/examples/example-variables.ts'
import type { Operation } from '../load.ts'
import { type Answer, withTypenames } from './observe.ts'

/** What the mock server must export from `#mock-server/test.ts` to be measured. */
export type MockServer = {
  executeInWorld(request: {
    document: string
    variables: Record<string, unknown>
    scenario: string
    world: string
    store?: 'en-GB' | 'en-US'
  }): Promise<{ data?: unknown; errors?: readonly AnswerError[] }>
  scenarioNames(): readonly string[]
  /** Schema coordinates without a resolver and without a property in what is answered. */
  unresolvedFields(): readonly string[]
}

type AnswerError = { message: string; path?: readonly (string | number)[] | undefined }

/** How many answers came, and what went wrong on the way: an error in a scenario may be its point. */
export type Exercise = { answers: number; failures: Failure[]; notExercised: string[] }

/** An operation that failed, with the same message, in these scenarios. */
export type Failure = { operation: string; message: string; scenarios: string[] }

/**
 * Runs each example of each operation in each scenario (or those the example names). Each run names a world of its own: two of one name
 * would be one, and a mutation would be seen by the next run. An operation without an example is listed, not guessed at. Answers are
 * handed on one by one: all of them would fill memory.
 */
export async function exercise(
  server: MockServer,
  operations: readonly Operation[],
  examples: Readonly<Record<string, readonly Example[]>>,
  onAnswer: (answer: Answer) => void,
): Promise<Exercise> {
  let answers = 0
  let runs = 0
  const failures = new Map<string, Failure>()
  const fail = (operation: string, message: string, scenario: string): void => {
    const key = `${operation}\n${message}`
    const failure = failures.get(key) ?? { operation, message, scenarios: [] }
    failures.set(key, { ...failure, scenarios: [...new Set([...failure.scenarios, scenario])] })
  }
  for (const { name, document: sent } of operations) {
    const document = withTypenames(sent)
    const text = print(document)
    for (const { variables, store, scenarios = server.scenarioNames() } of examples[name] ?? []) {
      for (const scenario of scenarios) {
        try {
          const { data, errors } = await server.executeInWorld({
            document: text,
            variables,
            scenario,
            world: `coverage-${++runs}`,
            ...(store ? { store } : {}),
          })
          answers += 1
          onAnswer({ document, data, errors })
          for (const { message } of errors ?? []) fail(name, message, scenario)
        } catch (error) {
          fail(name, error instanceof Error ? error.message : String(error), scenario)
        }
      }
    }
  }
  return {
    answers,
    failures: [...failures.values()],
    notExercised: operations.map(({ name }) => name).filter((name) => !examples[name]?.length),
  }
}
