import type { TestResult } from '../../requirements/results.ts'
import { idsIn } from '../../requirements/trace.ts'
import type { RecordedBreak } from './recorded-break.ts'

/** What breaks are validated against before they are tried. */
export type Ground = {
  /** The text of a file, or undefined where there is none. */
  textOf: (file: string) => string | undefined
  /** Every id in the register. */
  ids: ReadonlySet<string>
}

/** Why a break cannot be tried, each as a sentence; empty when it can. */
export function obstacles(broken: RecordedBreak, { textOf, ids }: Ground): string[] {
  const { file, from, to, turnsRed, seenBy } = broken
  const specs = seenBy.filter((path) => path.endsWith('.spec.ts'))
  return [
    ...turnsRed.filter((id) => !ids.has(id)).map((id) => `The register has no ${id}.`),
    ...seenBy.filter((path) => textOf(path) === undefined).map((path) => `There is no test file ${path}.`),
    ...(specs.length > 0 && specs.length < seenBy.length
      ? ['Unit tests and browser specs cannot see one break together: record two.']
      : []),
    ...(from === to ? ['It changes nothing.'] : []),
    ...placeFault(file, from, textOf(file)),
  ]
}

function placeFault(file: string, from: string, text: string | undefined): string[] {
  if (text === undefined) return [`There is no file ${file}.`]
  const times = from === '' ? 0 : text.split(from).length - 1
  return times === 1 ? [] : [`${file} holds ${JSON.stringify(from)} ${times} times: it must stand there once.`]
}

/** The text with the break applied. */
export function brokenText(text: string, { from, to }: RecordedBreak): string {
  // A function, because `$` is special in a replacement string.
  return text.replace(from, () => to)
}

/** The titles of the tests that detected a break, and why it is not proven, each as a sentence. */
export type Verdict = { seen: string[]; faults: string[] }

/** Compares the results with a break to those without it: for each id, a test that passed must fail. */
export function verdict(broken: RecordedBreak, without: readonly TestResult[], withIt: readonly TestResult[]): Verdict {
  const passed = new Set(without.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title))
  const failed = withIt.filter(({ title, outcome }) => outcome === 'failed' && passed.has(title)).map(({ title }) => title)
  const names = (id: string) => (title: string) => idsIn(title).includes(id)
  const faults = broken.turnsRed.flatMap((id) => {
    const before = without.map(({ title }) => title).filter(names(id))
    if (before.length === 0) return [`No test of ${broken.seenBy.join(', ')} names ${id}.`]
    if (!before.some((title) => passed.has(title))) return [`No test of ${id} passes without the break.`]
    if (failed.some(names(id))) return []
    return withIt.some(({ title }) => names(id)(title))
      ? [`${id} stays green.`]
      : [`The tests of ${id} could not start: a break must leave code that runs.`]
  })
  return { seen: failed.filter((title) => broken.turnsRed.some((id) => names(id)(title))), faults }
}

/**
 * Sorts breaks into rounds that are applied together: no two in one file, and no two for one test, because a test stops at its first
 * failure.
 */
export function rounds<One extends { broken: RecordedBreak }>(recorded: readonly One[], tests: readonly TestResult[]): One[][] {
  const dealt: One[][] = []
  for (const one of recorded) {
    const round = dealt.find((others) => !others.some((other) => collide(one.broken, other.broken, tests)))
    if (round) round.push(one)
    else dealt.push([one])
  }
  return dealt
}

function collide(one: RecordedBreak, other: RecordedBreak, tests: readonly TestResult[]): boolean {
  const isSeenBy = ({ turnsRed }: RecordedBreak, title: string) => idsIn(title).some((id) => turnsRed.includes(id))
  return one.file === other.file || tests.some(({ title }) => isSeenBy(one, title) && isSeenBy(other, title))
}
