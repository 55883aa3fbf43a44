import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CellCounts, CellState, FixtureCoverage, OperationCoverage } from './fixture-coverage.ts'

type FloorCounts = Omit<CellCounts, 'uncovered'>

/** Minimum coverage: totals, counts by operation, and the nulls that only a fault causes. */
export type Floor = { total: FloorCounts; operations: Readonly<Record<string, FloorCounts & { onlyOnDemand: readonly string[] }>> }

const LINE_WIDTH = 140

const FLOOR_FILE = fileURLToPath(new URL('../floor.json', import.meta.url))

/** The stored floor. */
export function readFloor(): Floor {
  return JSON.parse(readFileSync(FLOOR_FILE, 'utf8')) as Floor
}

/** Stores the current coverage as the floor. */
export function writeFloor(coverage: FixtureCoverage): void {
  writeFileSync(FLOOR_FILE, `${written(floorOf(coverage))}\n`)
}

/** Formats like biome: a list on one line if it fits. */
function written(floor: Floor): string {
  return JSON.stringify(floor, null, 2).replaceAll(/^( *"\w+": )\[\n([^\]]*)\]/gm, (list, key: string, inner: string) => {
    const line = `${key}[${inner.trim().split(/\n\s*/).join(' ')}]`
    return line.length <= LINE_WIDTH ? line : list
  })
}

/** The current coverage as a floor. */
export function floorOf({ total, operations }: FixtureCoverage): Floor {
  return {
    total: floorCounts(total),
    operations: Object.fromEntries(
      operations.map((one) => [one.operation, { ...floorCounts(one), onlyOnDemand: textsOf(one, 'on demand') }]),
    ),
  }
}

function floorCounts({ cells, shown, onDemand, excused }: CellCounts): FloorCounts {
  return { cells, shown, onDemand, excused }
}

/** Coverage below the floor, each as a sentence that names what was lost. An operation that selects less may show correspondingly less. */
export function lostBelow(floor: Floor, { operations }: FixtureCoverage): string[] {
  return operations.flatMap((now) => {
    const before = floor.operations[now.operation]
    if (!before) return []
    const gone = Math.max(0, before.cells - now.cells)
    return [
      ...lower(now.operation, 'shown by scenarios', before.shown - gone, now.shown, unshown(now, before.onlyOnDemand)),
      ...lower(now.operation, 'shown or brought about', before.shown + before.onDemand - gone, now.shown + now.onDemand, [
        ...textsOf(now, 'uncovered'),
        ...textsOf(now, 'excused'),
      ]),
    ]
  })
}

function lower(operation: string, what: string, before: number, now: number, candidates: readonly string[]): string[] {
  return now >= before ? [] : [`${operation}: ${now} cells are ${what}, and ${before} were. Not any more: ${candidates.join('; ')}`]
}

/** Cells that are not shown now and were not only on demand before; if there are none, the excused cells. */
function unshown(now: OperationCoverage, onlyOnDemand: readonly string[]): string[] {
  const fresh = textsOf(now, 'on demand').filter((text) => !onlyOnDemand.includes(text))
  const named = [...textsOf(now, 'uncovered'), ...fresh]
  return named.length > 0 ? named : textsOf(now, 'excused')
}

function textsOf({ list }: OperationCoverage, state: CellState): string[] {
  return list.filter((cell) => cell.state === state).map(({ text }) => text)
}
