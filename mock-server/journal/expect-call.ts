import type { JournalEntry } from './journal-store.ts'
import { countValues, differences, isShape, jsonLine, type ValueDifference } from './match-values.ts'

/** The expected variables of a call: a subset, or undefined for any. */
export type ExpectedVariables = Readonly<Record<string, unknown>> | undefined

/** A call that does not match, and its differences. */
type NearCall = { entry: JournalEntry; differences: readonly ValueDifference[] }

/** Maximum number of calls and differences that a message lists. */
const MOST_LISTED = 20

/** The first entry of an operation that contains the expected variables; undefined if there is none. */
export function matchCall(entries: readonly JournalEntry[], operation: string, expected?: ExpectedVariables): JournalEntry | undefined {
  return entries.find((entry) => entry.operation === operation && differences(expected ?? {}, entry.variables).length === 0)
}

/** The operation's entry closest to the expected one, the later of two equally close ones; undefined if there is none. */
export function nearestCall(entries: readonly JournalEntry[], operation: string, expected?: ExpectedVariables): NearCall | undefined {
  const calls = entries.filter((entry) => entry.operation === operation)
  const near = calls.map((entry) => ({ entry, differences: differences(expected ?? {}, entry.variables) }))
  return near.reduce<NearCall | undefined>((best, one) => (best && weigh(best) < weigh(one) ? best : one), undefined)
}

/** A missing part, or one of another shape, counts as much as all values expected in it, plus a little: a differing value is closer. */
function weigh({ differences: found }: NearCall): number {
  return found.reduce((sum, { expected }) => sum + countValues(expected) + (isShape(expected) ? 0.5 : 0), 0)
}

/** Explains to a test's author why no entry matches: the closest call with its differences, and all calls of the session. */
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

/** One call per line: `3 addBasketItems {"quantity":1} → 200 SOME_CODE`. */
function callLine({ number, operation, variables, status, codes, faults }: JournalEntry): string {
  const outcome = [status === 0 ? 'cut' : status, ...codes, ...faults.map((fault) => `fault ${fault}`)].join(' ')
  return `${number} ${operation} ${jsonLine(variables)} → ${outcome}`
}
