import type { Cell } from '../answer/answer-cells.ts'
import type { Sighting } from '../sweep/sightings.ts'
import type { SweptOperation } from '../sweep/sweep.ts'
import { type Excuse, excuses } from './excuse.ts'

/** State of a cell: shown by scenarios, caused by a fault, excused, or none of these. */
export type CellState = 'shown' | 'on demand' | 'excused' | 'uncovered'

/** A cell with its state and what shows or excuses it. */
type CellCoverage = Cell & { state: CellState; sighting?: Sighting; reason?: string }

/** Number of cells by state. */
export type CellCounts = { cells: number; shown: number; onDemand: number; excused: number; uncovered: number }

/** The cells of one operation. */
export type OperationCoverage = CellCounts & { operation: string; list: CellCoverage[] }

/** Coverage of the operations' possible answers by the fixtures. */
export type FixtureCoverage = { total: CellCounts; operations: OperationCoverage[]; staleExcuses: Excuse[] }

/** Computes the state of every cell of every operation. */
export function fixtureCoverage(swept: readonly SweptOperation[], excuseList: readonly Excuse[]): FixtureCoverage {
  const used = new Set<Excuse>()
  const operations = swept.map((one): OperationCoverage => {
    const list = one.cells.map((cell) => standing(cell, one, excuseList, used))
    return { operation: one.operation, ...countsOf(list), list }
  })
  return { total: sumOf(operations), operations, staleExcuses: excuseList.filter((excuse) => !used.has(excuse)) }
}

function standing(cell: Cell, { operation, shown, onDemand }: SweptOperation, list: readonly Excuse[], used: Set<Excuse>): CellCoverage {
  const sighting = shown.get(cell.text)
  if (sighting) return { ...cell, state: 'shown', sighting }
  if (onDemand.includes(cell.text)) return { ...cell, state: 'on demand' }
  const [excuse] = list.filter((one) => excuses(one, operation, cell))
  if (!excuse) return { ...cell, state: 'uncovered' }
  used.add(excuse)
  return { ...cell, state: 'excused', reason: excuse.reason }
}

function countsOf(list: readonly CellCoverage[]): CellCounts {
  const count = (state: CellState): number => list.filter((cell) => cell.state === state).length
  return {
    cells: list.length,
    shown: count('shown'),
    onDemand: count('on demand'),
    excused: count('excused'),
    uncovered: count('uncovered'),
  }
}

function sumOf(operations: readonly CellCounts[]): CellCounts {
  const sum = (part: keyof CellCounts): number => operations.reduce((all, one) => all + one[part], 0)
  return { cells: sum('cells'), shown: sum('shown'), onDemand: sum('onDemand'), excused: sum('excused'), uncovered: sum('uncovered') }
}
