import { createTestServer, type OperationAnswer, type TestServer } from '#mock-server/test.ts'

/** Asks the shop's operations by name, in one world. */
export type AskContract = <Data>(operation: string, variables?: Record<string, unknown>) => Promise<OperationAnswer<Data>>

/** The time at which every scenario's world starts, epoch milliseconds. */
export const scenarioStart = Date.parse('2026-03-02T10:00:00.000Z')

let worlds = 0

/** A separate world of a scenario. */
export function worldOf(scenario: string, server: TestServer = createTestServer()): AskContract {
  worlds += 1
  const world = `world-${worlds}`
  return <Data>(operation: string, variables: Record<string, unknown> = {}) =>
    server.execute<Data, Record<string, unknown>>({ document: server.operation(operation), variables, scenario, world })
}

/** The data of an answer that must have no errors. */
export async function dataOf<Data>(answer: Promise<OperationAnswer<Data>>): Promise<Data> {
  const { data, errors } = await answer
  if (errors.length > 0 || data === null) throw new Error(`The answer came with ${JSON.stringify(errors)}.`)
  return data
}

/** A problem of a Rejection, or of an error. */
export type ToldProblem = { readonly code: string; readonly path: readonly string[]; readonly message: string }

/** What a Rejection says is wrong, as the path and the code of each problem; empty if it is none. */
export function rejectedFor({ problems = [] }: { problems?: readonly ToldProblem[] }): [path: string, code: string][] {
  return problems.map(({ path, code }) => [path.join('.'), code])
}

/** What an answer's first error says is wrong, as the path and the code of each problem. */
export async function refusedFor(answer: Promise<OperationAnswer<unknown>>): Promise<[path: string, code: string][]> {
  return rejectedFor((await answer).errors[0]?.extensions ?? {})
}

/** The code of an answer's first error. */
export async function errorCodeOf(answer: Promise<OperationAnswer<unknown>>): Promise<string | undefined> {
  return (await answer).errors[0]?.extensions?.code
}
