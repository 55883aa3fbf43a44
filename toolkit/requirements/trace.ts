import { type Area, ID } from './register.ts'
import type { Run, TestResult } from './results.ts'

/** How much of one area is proven; `missing` lists its other ids in the register's order. */
export type AreaTrace = { total: number; proven: number; missing: string[] }

/** How much of the register is proven. `unknown` lists ids that tests name and the register lacks. */
export type Trace = { total: number; proven: number; areas: Record<string, AreaTrace>; unknown: string[] }

/**
 * Compares a run with the register: a requirement is proven if a passed test names it and no failed test does. A run with `reasons` proves nothing.
 * Unknown ids are reported for any run, and for all areas even if only some are passed in: a typo belongs to no area.
 */
export function trace(areas: readonly Area[], run: Pick<Run, 'tests' | 'reasons'>, chosen: readonly Area[] = areas): Trace {
  const isProven = run.reasons.length === 0 ? provenBy(run.tests) : () => false
  const traced = chosen.map(({ name, ids }): [string, AreaTrace] => {
    const missing = ids.filter((id) => !isProven(id))
    return [name, { total: ids.length, proven: ids.length - missing.length, missing }]
  })
  const known = new Set(areas.flatMap(({ ids }) => ids))
  return {
    total: sum(traced, 'total'),
    proven: sum(traced, 'proven'),
    areas: Object.fromEntries(traced),
    unknown: [...namedBy(run.tests)].filter((id) => !known.has(id)).sort(),
  }
}

/** The ids in a title: whatever is in brackets, separated by commas, and has an id's format. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^[\]]*)\]/g)]
    .flatMap(([, group = '']) => group.split(',').map((word) => word.trim()))
    .filter((word) => ID.test(word))
}

/** Returns a function that tells whether the tests prove an id. */
function provenBy(tests: readonly TestResult[]): (id: string) => boolean {
  const passed = namedBy(tests.filter(({ outcome }) => outcome === 'passed'))
  const failed = namedBy(tests.filter(({ outcome }) => outcome === 'failed'))
  return (id) => passed.has(id) && !failed.has(id)
}

function namedBy(tests: readonly TestResult[]): Set<string> {
  return new Set(tests.flatMap(({ title }) => idsIn(title)))
}

function sum(traced: readonly [string, AreaTrace][], key: 'total' | 'proven'): number {
  return traced.reduce((total, [, area]) => total + area[key], 0)
}
