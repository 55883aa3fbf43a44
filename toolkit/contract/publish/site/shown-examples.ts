import { parse } from 'graphql'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import { executeInWorld, operations as mockOperations, operation as sentText } from '#mock-server/test.ts'
import { collectUsage } from '../../changes/usage.ts'
import { type AnswerShape, answerShape } from '../../coverage/answer/answer-shape.ts'
import { type WayToAsk, waysToAsk } from '../../coverage/sweep/sweep-questions.ts'
import type { Contract } from '../../load.ts'
import { usual } from '../../verify/plan/read-steps.ts'
import { answeredFields, unaskedFields, withFields } from './unasked-fields.ts'

/** What an operation is answered with in a scenario, with type names. `shape`: of its answers, where it was asked for more than it asks for itself. */
type Answered = { scenario: string; variables: unknown; data: unknown; shape?: AnswerShape }

/** One question and its answer in a scenario, as the reference shows it. `more`: what other ways to ask are answered with, for values that this one lacks. */
export type ShownExample = Answered & { answer: unknown; more: readonly Answered[] }

/** Tried in turn: the first in which an operation is answered without an error is shown. */
const SCENARIOS = ['uk-plus-member', 'uk-guest', 'uk-checkout-ready'] as const

/** Where each way to ask an operation is answered for its values alone, unless it is meant for another scenario. */
const EVERY_FIELD = 'every-field-filled'

/** An example of each operation, by name, with long lists cut short. Operations of another contract than the mock server's have none. */
export async function shownExamples(contract: Contract): Promise<Map<string, ShownExample>> {
  const { operations } = contract
  const found = new Map<string, ShownExample>()
  const answered = new Set(mockOperations().map(({ name }) => name))
  for (const { name } of operations.filter((one) => answered.has(one.name))) {
    const example = await exampleOf(name)
    if (example) found.set(name, example)
  }
  for (const [name, more] of await unaskedAnswers(contract, found)) {
    const example = found.get(name)
    if (example) found.set(name, { ...example, more: [...example.more, ...more] })
  }
  return found
}

/** Selections in which a way to ask is tried for what no operation asks for. */
const MOST_SELECTIONS = 8

/**
 * Answers with what the examples lack: fields that no operation asks for, which are asked for besides, and types of which no object was answered. Each is looked
 * for in further selections, until it has a value.
 */
async function unaskedAnswers(
  { schema, operations }: Contract,
  examples: ReadonlyMap<string, ShownExample>,
): Promise<Map<string, Answered[]>> {
  const found = new Map<string, Answered[]>()
  const unasked = unaskedFields(schema, collectUsage(schema, operations))
  const answered = new Set<string>()
  const shapes = new Map(operations.map(({ name, document }) => [name, answerShape(schema, document)]))
  for (const [name, example] of examples)
    for (const { data } of [example, ...example.more]) answeredFields(shapes.get(name)?.root ?? new Map(), data, answered)
  const seen = new Set([...answered].map((coordinate) => coordinate.split('.')[0]))
  const wanted = unaskedFields(schema, { has: (coordinate) => !unasked.has(coordinate) && seen.has(coordinate.split('.')[0]) })
  for (const name of examples.keys()) {
    const document = withFields(schema, sentText(name), wanted)
    if (document === undefined) continue
    const shape = answerShape(schema, parse(document))
    for (const { variables, selections = [EVERY_FIELD] } of quietWays(name)) {
      for (const scenario of selections.slice(0, MOST_SELECTIONS)) {
        if (wanted.size === 0) break
        const { data } = await executeInWorld({ document, variables, scenario })
        const news = [...answeredFields(shape.root, data)].filter((coordinate) => wanted.delete(coordinate))
        if (news.length > 0) found.set(name, [...(found.get(name) ?? []), { scenario, variables, data, shape }])
      }
    }
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
  const ways = quietWays(name).map(({ variables, selections: [scenario = EVERY_FIELD] = [] }) => ({ variables, scenario }))
  return Promise.all(ways.map(async (way) => ({ ...way, data: (await executeInWorld({ document, ...way })).data })))
}

/** The ways to ask an operation that are answered by data. A fault shows nothing of the contract's values, and some cut the connection. */
function quietWays(name: string): WayToAsk[] {
  return waysToAsk(name).filter(
    ({ error, selections: [scenario = EVERY_FIELD] = [] }) =>
      error === undefined && (selectWorld(scenario).layer.faults ?? []).length === 0,
  )
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
