import { createTestServer } from '#mock-server/test.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { EndpointClient, type EndpointOptions } from '../endpoint/endpoint.ts'
import type { FindingLog } from '../findings.ts'
import type { SentWithShape } from '../verification.ts'
import { type AnswerDifference, answerDifferences } from './answer-differences.ts'
import type { PlayableScenario } from './playable.ts'

/** What became of the scenarios. */
export type ComparedScenarios = { played: readonly string[]; left: readonly { scenario: string; why: string }[] }

type Comparing = { options: EndpointOptions; operations: ReadonlyMap<string, SentWithShape>; log: FindingLog; say: (text: string) => void }

/** Plays scenarios that requests can bring about on the endpoint and on the mock server, each in a new session, and notes where the answers differ. */
export async function compareScenarios(comparing: Comparing, scenarios: readonly PlayableScenario[]): Promise<ComparedScenarios> {
  const mock = createTestServer({ wait: () => Promise.resolve() })
  const played: string[] = []
  const left: { scenario: string; why: string }[] = []
  for (const scenario of scenarios) {
    comparing.say(scenario.name)
    const headers = { ...comparing.options.headers, 'x-store': scenario.store }
    const endpoint = new EndpointClient({ ...comparing.options, headers })
    const other = new EndpointClient({
      url: new URL('http://contract.test/graphql'),
      headers: { 'x-store': scenario.store },
      fetch: (request) => mock.fetch(request),
    })
    const why = await playScenario(scenario, { endpoint, other, ...comparing })
    if (why === undefined) played.push(scenario.name)
    else left.push({ scenario: scenario.name, why })
  }
  return { played, left }
}

type Playing = Comparing & { endpoint: EndpointClient; other: EndpointClient }

/** Plays the steps on both. Returns why the scenario cannot be played; undefined: it was. */
async function playScenario({ name, steps }: PlayableScenario, { endpoint, other, operations, log }: Playing): Promise<string | undefined> {
  for (const { operation, variables } of steps) {
    const sent = operations.get(operation)
    if (!sent) return `the contract has no operation ${operation}`
    const [real, mocked] = [await endpoint.ask({ query: sent.body, variables }), await other.ask({ query: sent.body, variables })]
    if (real.kind === 'failure') return real.failure.text
    if (mocked.kind === 'failure') return 'the mock server gave no answer'
    if (lacksItems(real.data) && !lacksItems(mocked.data)) return 'the endpoint does not sell what is in its basket'
    const differences = answerDifferences(real.data, mocked.data)
    for (const difference of differences) noteDifference(name, operation, difference, log)
    // What follows would differ for the same reason.
    if (differences.length > 0) return undefined
  }
  return undefined
}

function lacksItems(data: unknown): boolean {
  const update = isRecord(data) ? data['addBasketItems'] : undefined
  const notifications = isRecord(update) ? update['notifications'] : undefined
  return Array.isArray(notifications) && notifications.some((one) => isRecord(one) && one['code'] === 'ADD_ITEMS_FAILURE')
}

/** The same difference in many scenarios is one deviation, told with the first of them. */
function noteDifference(scenario: string, operation: string, { path, kind, endpoint, mock }: AnswerDifference, log: FindingLog): void {
  const place = path.replaceAll(/\.\d+/g, '')
  log.note({
    rule: 'scenario',
    subject: place,
    variant: kind,
    fault: `differs in scenarios, first in ${scenario}: endpoint ${endpoint} | mock server ${mock}`,
    place: path,
    operation,
  })
}
