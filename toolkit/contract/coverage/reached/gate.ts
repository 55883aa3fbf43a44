import type { Measured } from '../measure.ts'
import { type Floor, lostBelow, readFloor } from './floor.ts'

/** Maximum number of sentences of each kind. */
const MOST = 40

/** All failures: invalid answers, unexpected errors, cells that are neither shown nor excused, stale excuses, and coverage below the floor. */
export function floorProblems({ problems, fixtures, codes, notExercised }: Measured, floor: Floor = readFloor()): string[] {
  const uncovered = fixtures.operations.flatMap(({ operation, list }) =>
    list.filter(({ state }) => state === 'uncovered').map(({ text }) => `${operation}: ${text} in no scenario, and no excuse says why`),
  )
  const stale = fixtures.staleExcuses.map(
    ({ operation, at, is }) => `excuses.ts: ${operation} ${at} ${is?.join() ?? ''} excuses nothing any more: take it out`,
  )
  const unreached = [...codes.errors, ...codes.notifications]
    .filter(({ state }) => state === 'uncovered')
    .map(({ code }) => `no answer carries ${code}`)
  const unasked = notExercised.map((name) => `${name} has no example for every scenario in mock-server/host/examples/`)
  return [problems, unasked, unreached, stale, lostBelow(floor, fixtures), uncovered].flatMap((list) => firstOf(list))
}

function firstOf(list: readonly string[]): string[] {
  return list.length <= MOST ? [...list] : [...list.slice(0, MOST), `… and ${list.length - MOST} more`]
}
