import { unresolvedFields } from '#mock-server/test.ts'
import { loadContract } from '../load.ts'
import { entryCount, type Unselected, unselected } from './gaps.ts'
import { keeperOf, measureOnce } from './keep-measurement.ts'
import { type Measured, measureAnswers } from './measure.ts'
import type { CellCounts, OperationCoverage } from './reached/fixture-coverage.ts'
import { writeFloor } from './reached/floor.ts'
import { floorProblems } from './reached/gate.ts'
import { staleExamples, writeToldExamples } from './reached/told-examples.ts'

/** The coverage of the contract. `complete` when every list is empty; `failures` are what `npm run check` rejects. */
export type CoverageReport = Measured & {
  complete: boolean
  failures: string[]
  unselected: Unselected
  unresolved: string[]
}

/** Measures the contract below the root against its operations and every selection of the mock server, which takes a minute unless no file has changed. */
export async function coverage(root: string, workers?: number, measure: typeof measureAnswers = measureAnswers): Promise<CoverageReport> {
  const contract = loadContract(root)
  const left = unselected(contract.schema, contract.operations)
  const measured = await measureOnce(keeperOf(root), () => measure(root, contract, workers))
  const unresolved = unresolvedFields()
  const open = entryCount({ ...left }) + entryCount({ ...measured.unanswered }) + unresolved.length + measured.notExercised.length
  return {
    complete: open === 0,
    failures: [...floorProblems(measured), ...staleExamples(measured.toldExamples)],
    unselected: left,
    unresolved,
    ...measured,
  }
}

/** Stores the current coverage as the floor, and the examples of codes, unless something else fails. Returns the failures. */
export function raiseFloor(report: CoverageReport): string[] {
  const failures = report.failures.filter((failure) => !failure.startsWith('told-codes.json:'))
  if (failures.length > 0) return failures
  writeFloor(report.fixtures)
  writeToldExamples(report.toldExamples)
  return []
}

type OperationData = CellCounts & { onlyOnDemand: string[]; excusedFor: Record<string, string>; missing: string[] }

/** The report as data: per operation the cells that no scenario shows, or every cell of the named operation. */
export function coverageData({ complete, fixtures, ...report }: CoverageReport, operation?: string): unknown {
  const named = fixtures.operations.find((one) => one.operation === operation)
  if (operation !== undefined) return named ?? null
  const operations = Object.fromEntries(fixtures.operations.map((one) => [one.operation, operationData(one)]))
  // Put totals first: readers look for them.
  return { complete, ...fixtures.total, ...report, fixtures: { operations } }
}

function operationData({ list, operation: _name, ...counts }: OperationCoverage): OperationData {
  const texts = (state: string): string[] => list.filter((cell) => cell.state === state).map(({ text }) => text)
  const excused = list.flatMap(({ text, reason }): [string, string][] => (reason === undefined ? [] : [[text, reason]]))
  return { ...counts, onlyOnDemand: texts('on demand'), excusedFor: Object.fromEntries(excused), missing: texts('uncovered') }
}
