import { exampleVariables } from '#mock-server/host/examples/example-variables.ts'
import { loadContract } from '../load.ts'
import { count } from '../report.ts'
import { exercise, type Failure, type MockServer } from './exercise.ts'
import { size, type Unanswered, type Unselected, unanswered, unselected } from './gaps.ts'
import { nothingObserved, observe } from './observe.ts'

/** The coverage of the contract. `complete` when nothing is left in any list; `mock` tells why the mock server was not measured. */
export type CoverageReport = {
  complete: boolean
  unselected: Unselected
  mock: { measured: false; reason: string } | ({ measured: true } & Measured)
}

type Measured = {
  scenarios: number
  answers: number
  notExercised: string[]
  unresolved: readonly string[]
  unanswered: Unanswered
  failures: Failure[]
}

/** A name and not a literal: the room is optional here, and until it exists the rest of the report is still worth having. */
const MOCK_SERVER: string = '#mock-server/test.ts'

/** Measures the contract below the root against its operations, and against every scenario of the mock server. */
export async function coverage(root: string): Promise<CoverageReport> {
  const { schema, operations } = loadContract(root)
  const left = unselected(schema, operations)
  const server = await mockServer()
  if (typeof server === 'string') return { complete: false, unselected: left, mock: { measured: false, reason: server } }

  const observed = nothingObserved()
  const { answers, failures, notExercised } = await exercise(server, operations, exampleVariables, (answer) =>
    observe(schema, answer, observed),
  )
  const measured: Measured = {
    scenarios: server.scenarioNames().length,
    answers,
    notExercised,
    unresolved: server.unresolvedFields(),
    unanswered: unanswered(schema, operations, observed),
    failures,
  }
  const complete = size({ ...left }) + size({ ...measured.unanswered }) + measured.unresolved.length + notExercised.length === 0
  return { complete, unselected: left, mock: { measured: true, ...measured } }
}

/** The report for a person. */
export function printCoverage({ unselected: left, mock }: CoverageReport): string {
  const lines = [
    ...list('types that no operation reaches', left.types),
    ...list('fields that no operation selects or sends', left.fields),
    ...list('enum values that no operation meets', left.enumValues),
    ...list('union members that no operation selects', left.members),
  ]
  if (!mock.measured) return [...lines, `The mock server was not measured: ${mock.reason}`].join('\n')
  const failures = mock.failures.map(({ operation, message, scenarios }) => `${operation}: ${message} (${some(scenarios)})`)
  return [
    ...lines,
    `${count(mock.answers, 'answer')} from ${count(mock.scenarios, 'scenario')}`,
    ...list('operations without an example in mock-server/host/examples/example-variables.ts', mock.notExercised),
    ...list('fields kept by no resolver', mock.unresolved),
    ...list('types that no scenario answers with', mock.unanswered.types),
    ...list('members that no scenario answers with', mock.unanswered.members),
    ...list('enum values that no scenario answers with', mock.unanswered.enumValues),
    ...list('nullable fields that are null in no scenario', mock.unanswered.neverNull),
    ...list('fields that hold something in no scenario', mock.unanswered.neverPresent),
    ...list('errors met on the way', failures),
  ].join('\n')
}

async function mockServer(): Promise<MockServer | string> {
  try {
    const found = (await import(MOCK_SERVER)) as Partial<MockServer>
    const missing = (['executeInWorld', 'scenarioNames', 'unresolvedFields'] as const).filter((name) => typeof found[name] !== 'function')
    return missing.length > 0 ? `${MOCK_SERVER} does not export ${missing.join(', ')}` : (found as MockServer)
  } catch (error) {
    return `${MOCK_SERVER} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`
  }
}

function list(title: string, entries: readonly string[]): string[] {
  return entries.length === 0
    ? [`ok    ${title}: none`]
    : [`${String(entries.length).padStart(4)}  ${title}`, ...entries.map((entry) => `        ${entry}`)]
}

function some(scenarios: readonly string[]): string {
  const more = scenarios.length - 3
  return more > 0 ? `${scenarios.slice(0, 3).join(', ')} and ${more} more` : scenarios.join(', ')
}
