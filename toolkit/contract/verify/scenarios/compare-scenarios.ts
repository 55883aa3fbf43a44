import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { EndpointClient, type EndpointOptions, withoutSession } from '../endpoint/endpoint.ts'
import type { FindingLog } from '../findings.ts'
import type { SentWithShape } from '../verification.ts'
import { emptied, foundBasket } from './account-basket.ts'
import { type AnswerDifference, answerDifferences } from './answer-differences.ts'
import type { PlayableScenario } from './playable.ts'
import { type PlayingShopper, PlayingShoppers, roleFactsOf } from './playing-shoppers.ts'

/** What became of the scenarios. */
export type ComparedScenarios = {
  played: readonly string[]
  left: readonly { scenario: string; why: string }[]
  /** The scenarios of shoppers whom no account is like, by role and store, as `plus-member in en-GB`. */
  lacking: ReadonlyMap<string, readonly string[]>
  /** PlayingShoppers that were given and could not be logged in. */
  refused: readonly string[]
  /** What stays in the basket of an account. */
  remains: readonly string[]
}

type Comparing = {
  options: EndpointOptions
  operations: ReadonlyMap<string, SentWithShape>
  log: FindingLog
  say: (text: string) => void
  /** Shoppers for the scenarios of shoppers with an account. */
  accounts?: readonly PlayingShopper[]
  /** Ends the comparison after the scenario that is played, whose basket is emptied first. */
  signal?: AbortSignal | undefined
}

/**
 * Plays scenarios that requests can bring about on the endpoint and on the mock server, and notes where the answers differ. A guest has a new session for each;
 * a shopper is an account of the same role, whose basket is empty before and emptied afterwards.
 */
export async function compareScenarios(comparing: Comparing, scenarios: readonly PlayableScenario[]): Promise<ComparedScenarios> {
  const comparison = new Comparison(comparing)
  for (const scenario of scenarios) {
    if (comparing.signal?.aborted) break
    comparing.say(scenario.name)
    await (scenario.role === 'guest' ? comparison.playAsGuest(scenario) : comparison.playAsShopper(scenario))
  }
  return comparison.found()
}

class Comparison {
  readonly #comparing: Comparing
  readonly #given: readonly PlayingShopper[]
  readonly #accounts: PlayingShoppers
  readonly #mock: TestServer = createTestServer({ wait: () => Promise.resolve() })
  readonly #played: string[] = []
  readonly #left: { scenario: string; why: string }[] = []
  readonly #lacking = new Map<string, string[]>()
  readonly #remains: string[] = []

  constructor(comparing: Comparing) {
    this.#comparing = comparing
    this.#given = comparing.accounts ?? []
    this.#accounts = new PlayingShoppers(this.#given, comparing.options, comparing.operations)
  }

  found(): ComparedScenarios {
    const refused = this.#given.map(({ who }) => who).filter((who) => this.#accounts.tried.has(who) && !this.#accounts.loggedIn.has(who))
    return { played: this.#played, left: this.#left, lacking: this.#lacking, refused, remains: this.#remains }
  }

  async playAsGuest(scenario: PlayableScenario): Promise<void> {
    const { options } = this.#comparing
    const headers = { ...withoutSession(options.headers ?? {}), 'x-store': scenario.store }
    const endpoint = new EndpointClient({ ...options, headers })
    await this.#play(scenario, endpoint, this.#mockClient({ 'x-store': scenario.store }))
  }

  async playAsShopper(scenario: PlayableScenario): Promise<void> {
    const { name, role, store } = scenario
    const { operations } = this.#comparing
    const other = this.#mockClient({ 'x-scenario': `store=${store}&shopper=${role}&basket=empty`, 'x-world': name })
    const facts = await roleFactsOf(other, operations)
    const account = facts && (await this.#accounts.like(facts, store))
    if (!account) {
      const whose = `${role} in ${store}`
      this.#lacking.set(whose, [...(this.#lacking.get(whose) ?? []), name])
      return
    }
    const basket = await foundBasket(account, operations)
    if (!basket?.isEmpty) {
      this.#left.push({ scenario: name, why: `the basket of ${account.who} holds something of the shopper’s own` })
      return
    }
    await this.#play(scenario, account.client, other)
    if (!(await emptied(account, scenario, basket, operations))) this.#remains.push(`what ${name} holds, in the basket of ${account.who}`)
  }

  #mockClient(headers: Readonly<Record<string, string>>): EndpointClient {
    return new EndpointClient({ url: new URL('http://contract.test/graphql'), headers, fetch: (request) => this.#mock.fetch(request) })
  }

  async #play(scenario: PlayableScenario, endpoint: EndpointClient, other: EndpointClient): Promise<void> {
    const why = await playScenario(scenario, { endpoint, other, ...this.#comparing })
    if (why === undefined) this.#played.push(scenario.name)
    else this.#left.push({ scenario: scenario.name, why })
  }
}

type Playing = Comparing & { endpoint: EndpointClient; other: EndpointClient }

/** Plays the steps on both. Returns why the scenario cannot be played; undefined: it was. */
async function playScenario(
  { name, role, steps }: PlayableScenario,
  { endpoint, other, operations, log }: Playing,
): Promise<string | undefined> {
  for (const { operation, variables } of steps) {
    const sent = operations.get(operation)
    if (!sent) return `the contract has no operation ${operation}`
    const [real, mocked] = [await endpoint.ask({ query: sent.body, variables }), await other.ask({ query: sent.body, variables })]
    if (real.kind === 'failure') return real.failure.text
    if (mocked.kind === 'failure') return 'the mock server gave no answer'
    if (lacksItems(real.data) && !lacksItems(mocked.data)) return 'the endpoint does not sell what is in its basket'
    const differences = answerDifferences(real.data, mocked.data, role !== 'guest')
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
