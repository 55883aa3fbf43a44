import { count } from '../report.ts'
import type { CoverageReport } from './coverage.ts'
import type { CellCounts, OperationCoverage } from './reached/fixture-coverage.ts'

/** The report as text, or every cell of the named operation. */
export function printCoverage(report: CoverageReport, operation?: string): string {
  if (operation !== undefined)
    return printOperation(
      report.fixtures.operations.find((one) => one.operation === operation),
      operation,
    )
  const { unselected: left, unanswered: never, fixtures } = report
  return [
    ...list('types that no operation reaches', left.types),
    ...list('fields that no operation selects or sends', left.fields),
    ...list('enum values that no operation meets', left.enumValues),
    ...list('union members that no operation selects', left.members),
    `${count(report.answers, 'answer')} in ${count(report.selections, 'selection')}, of which ${report.computed} had to be computed`,
    ...list('operations without an example for every scenario in mock-server/host/examples/', report.notExercised),
    ...list('fields kept by no resolver', report.unresolved),
    ...list('types that no scenario answers with', never.types),
    ...list('members that no scenario answers with', never.members),
    ...list('enum values that no scenario answers with', never.enumValues),
    ...list('nullable fields that are null in no scenario', never.neverNull),
    ...list('fields that hold something in no scenario', never.neverPresent),
    '',
    `${'what answers can show'.padEnd(32)}${COLUMNS.map((column) => column.padStart(11)).join('')}`,
    ...fixtures.operations.map((one) => row(one.operation, one)),
    row('in all', fixtures.total),
    '',
    ...list('failures', report.failures),
  ].join('\n')
}

/** The failures, and the coverage on one line. */
export function printGate({ fixtures: { total }, selections, answers, failures }: CoverageReport): string {
  const reached = `${total.cells} things that answers can show: ${total.shown} shown, ${total.onDemand} on demand, ${total.excused} excused`
  return [`${count(answers, 'answer')} in ${count(selections, 'selection')}; ${reached}`, ...list('failures', failures)].join('\n')
}

const COLUMNS = ['cells', 'shown', 'on demand', 'excused', 'uncovered'] as const

function row(name: string, { cells, shown, onDemand, excused, uncovered }: CellCounts): string {
  return `${name.padEnd(32)}${[cells, shown, onDemand, excused, uncovered].map((number) => String(number).padStart(11)).join('')}`
}

function printOperation(found: OperationCoverage | undefined, name: string): string {
  if (!found) return `There is no operation ${name}.`
  const cells = found.list.map(({ text, state, sighting, reason }) => {
    const who = sighting ? `${count(sighting.selections, 'selection')}, as ${sighting.example}` : (reason ?? '')
    return `${state.padEnd(10)}  ${text}${who === '' ? '' : `  (${who})`}`
  })
  return [`${' '.repeat(32)}${COLUMNS.map((column) => column.padStart(11)).join('')}`, row(name, found), '', ...cells].join('\n')
}

function list(title: string, entries: readonly string[]): string[] {
  return entries.length === 0
    ? [`ok    ${title}: none`]
    : [`${String(entries.length).padStart(4)}  ${title}`, ...entries.map((entry) => `        ${entry}`)]
}
