import type { JournalEntry } from './journal-store.ts'
import { countValues, differences, isShape, jsonLine, type ValueDifference } from './match-values.ts'

/** What a call is expected to have been asked with: part of its variables, or nothing in particular. */
export type ExpectedVariables = Readonly<Record<string, unknown>> | undefined

/** A call that is not what was expected, and where it differs. */
type NearCall = { entry: JournalEntry; differences: readonly ValueDifference[] }

/** Maximum number of calls and differences that a message lists. */
const MOST_LISTED = 20

/** The first entry of an operation whose variables hold what is expected; undefined when there is none. */
export function matchCall(entries: readonly JournalEntry[], operation: string, expected?: ExpectedVariables): JournalEntry | undefined {
  return entries.find((entry) => entry.operation === operation && differences(expected ?? {}, entry.variables).length === 0)
}

/** The entry of an operation that comes nearest to what is expected, the later of two that are as near; undefined when there is none at all. */
export function nearestCall(entries: readonly JournalEntry[], operation: string, expected?: ExpectedVariables): NearCall | undefined {
  const calls = entries.filter((entry) => entry.operation === operation)
  const near = calls.map((entry) => ({ entry, differences: differences(expected ?? {}, entry.variables) }))
  return near.reduce<NearCall | undefined>((best, one) => (best && weigh(best) < weigh(one) ? best : one), undefined)
}

/** A part that is missing or of another shape weighs as much as all that was expected in it, and a little more: a value that differs is nearer. */
function weigh({ differences: found }: NearCall): number {
  return found.reduce((sum, { expected }) => sum + countValues(expected) + (isShape(expected) ? 0.5 : 0), 0)
}

/** Why no entry is what was expected, to be read by whoever wrote the test: the nearest call with its differences, and the calls that were there. */
export function explainMiss(entries: readonly JournalEntry[], operation: string, expected?: ExpectedVariables): string {
  const wanted = expected === undefined ? operation : `${operation} with ${jsonLine(expected)}`
  const near = nearestCall(entries, operation, expected)
  return [`Expected a call of ${wanted}, and there was none.`, ...(near ? nearLines(near) : []), ...callLines(entries)].join('\n')
}

function nearLines({ entry, differences: found }: NearCall): string[] {
  const lines = found
    .slice(0, MOST_LISTED)
    .flatMap(({ path, expected, received }) => [`  at ${path}`, `    expected ${jsonLine(expected)}`, `    received ${jsonLine(received)}`])
  return [`The nearest is number ${entry.number}:`, ...lines]
}

function callLines(entries: readonly JournalEntry[]): string[] {
  if (entries.length === 0) return ['Nothing was asked.']
  const lines = entries.slice(-MOST_LISTED).map((entry) => `  ${callLine(entry)}`)
  const left = entries.length - lines.length
  return [left > 0 ? `Asked were ${entries.length} calls, the last ${lines.length} of them:` : 'Asked were:', ...lines]
}

/** One call in one line: `3 addBasketItems {"quantity":1} → 200 SOME_CODE`. */
function callLine({ number, operation, variables, status, codes, faults }: JournalEntry): string {
  const outcome = [status === 0 ? 'cut' : status, ...codes, ...faults.map((fault) => `fault ${fault}`)].join(' ')
  return `${number} ${operation} ${jsonLine(variables)} → ${outcome}`
}
