import { executeInWorld, operations as mockOperations, operation as sentText } from '#mock-server/test.ts'
import type { Contract } from '../../load.ts'
import { usual } from '../../verify/plan/read-steps.ts'

/** One question and its answer in a scenario, as the reference shows it. */
export type ShownExample = { scenario: string; variables: unknown; answer: unknown }

/** Tried in turn: the first in which an operation is answered without an error is shown. */
const SCENARIOS = ['uk-plus-member', 'uk-guest', 'uk-checkout-ready'] as const

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
    const answer = errors.length === 0 ? { data: shortened(data) } : { data: shortened(data), errors }
    if (errors.length === 0) return { scenario, variables, answer }
    refused ??= { scenario, variables, answer }
  }
  return refused
}

const MOST_ITEMS = 2

/** A value with lists of at most two entries, and without the type names that only caches need. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isMember = entries.some(([key]) => key === '__typename')
  return Object.fromEntries(entries.filter(([key]) => !isMember || key !== '__typename').map(([key, inner]) => [key, shortened(inner)]))
}
