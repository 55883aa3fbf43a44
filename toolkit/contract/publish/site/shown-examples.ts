import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import { executeInWorld, operations as mockOperations, operation as sentText } from '#mock-server/test.ts'
import { waysToAsk } from '../../coverage/sweep/sweep-questions.ts'
import type { Contract } from '../../load.ts'
import { usual } from '../../verify/plan/read-steps.ts'

/** What an operation is answered with in a scenario, with type names. */
type Answered = { scenario: string; variables: unknown; data: unknown }

/** One question and its answer in a scenario, as the reference shows it. `more`: what other ways to ask are answered with, for values that this one lacks. */
export type ShownExample = Answered & { answer: unknown; more: readonly Answered[] }

/** Tried in turn: the first in which an operation is answered without an error is shown. */
const SCENARIOS = ['uk-plus-member', 'uk-guest', 'uk-checkout-ready'] as const

/** Where each way to ask an operation is answered for its values alone, unless it is meant for another scenario. */
const EVERY_FIELD = 'every-field-filled'

/** An example of each operation, by name, with long lists cut short. Operations of another contract than the mock server's have none. */
export async function shownExamples({ operations }: Contract): Promise<Map<string, ShownExample>> {
  const found = new Map<string, ShownExample>()
  const answered = new Set(mockOperations().map(({ name }) => name))
  for (const { name } of operations.filter((one) => answered.has(one.name))) {
    const example = await exampleOf(name)
    if (example) found.set(name, example)
  }
  return found
}

async function exampleOf(name: string): Promise<ShownExample | undefined> {
  const document = sentText(name)
  const variables = usual(name)
  let refused: ShownExample | undefined
  for (const scenario of SCENARIOS) {
    const { data, errors } = await executeInWorld({ document, variables, scenario })
    const answer = errors.length === 0 ? { data: withShortLists(data) } : { data: withShortLists(data), errors }
    const example = { scenario, variables, data, answer }
    if (errors.length === 0) return { ...example, more: await moreAnswers(name) }
    refused ??= { ...example, more: [] }
  }
  return refused && { ...refused, more: await moreAnswers(name) }
}

/** What each way to ask an operation is answered with, in the first scenario that it is meant for. */
async function moreAnswers(name: string): Promise<Answered[]> {
  const document = sentText(name)
  const ways = waysToAsk(name)
    .filter(({ error }) => error === undefined)
    .map(({ variables, selections: [scenario = EVERY_FIELD] = [] }) => ({ variables, scenario }))
    // A fault shows nothing of the contract's values, and some cut the connection.
    .filter(({ scenario }) => (selectWorld(scenario).layer.faults ?? []).length === 0)
  return Promise.all(ways.map(async (way) => ({ ...way, data: (await executeInWorld({ document, ...way })).data })))
}

const MOST_ITEMS = 2

/** A value with lists of at most two entries, and without the type names that only caches need. */
export function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(withShortLists)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isMember = entries.some(([key]) => key === '__typename')
  return Object.fromEntries(
    entries.filter(([key]) => !isMember || key !== '__typename').map(([key, inner]) => [key, withShortLists(inner)]),
  )
}
