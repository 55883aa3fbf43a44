import type { Area } from './register.ts'
import type { Run } from './results.ts'
import type { AreaTrace, Trace } from './trace.ts'

/** The comments around the table of areas in the register's README. */
const INDEX_START = '<!-- areas: written by `npm run requirements -- --write-index` -->'
const INDEX_END = '<!-- /areas -->'

/** A trace as text: problems of the run, open areas, complete areas in one line, and unknown ids. */
export function printTrace(traced: Trace, run: Run): string {
  const areas = Object.entries(traced.areas)
  const complete = areas.filter(([, { missing }]) => missing.length === 0)
  const open = areas.filter(([, { missing }]) => missing.length > 0)
  return [
    ...run.reasons.map((reason) => `Nothing counts as proven. ${reason}`),
    ...openLines(open),
    ...(complete.length > 0 ? [`Complete: ${complete.map(([name, { total }]) => `${name} ${total}`).join(', ')}`] : []),
    ...(traced.unknown.length > 0 ? [`Named by tests, but not in the register: ${traced.unknown.join(', ')}`] : []),
    `${traced.proven} of ${traced.total} requirements proven${describeRun(run)}`,
  ].join('\n')
}

/** The run that the numbers come from, if there is one. */
function describeRun({ startedAt, commit }: Run): string {
  return startedAt === '' ? '' : ` (run of ${startedAt}, commit ${commit.slice(0, 12)})`
}

/** One line per area, in columns: name, proven/total, and the missing numbers. */
function openLines(areas: readonly [string, AreaTrace][]): string[] {
  const rows = areas.map(([name, area]) => ({ name, tally: `${area.proven}/${area.total}`, missing: missingText(area) }))
  const width = (key: 'name' | 'tally'): number => Math.max(...rows.map((row) => row[key].length))
  return rows.map(({ name, tally, missing }) => `${name.padEnd(width('name'))}  ${tally.padStart(width('tally'))}  missing ${missing}`)
}

/** `all`, or the missing numbers with runs of three and more joined: `01, 04-09`. */
function missingText({ proven, missing }: AreaTrace): string {
  if (proven === 0) return 'all'
  const runs: string[][] = []
  for (const number of missing.map((id) => id.slice(id.lastIndexOf('-') + 1))) {
    const last = runs.at(-1)
    if (last && Number(number) === Number(last.at(-1)) + 1) last.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}-${run.at(-1)}`)).join(', ')
}

/** The README with an updated table of areas. Throws if the comments around the table are missing. */
export function withIndex(readme: string, areas: readonly Area[]): string {
  const [start, end] = [readme.indexOf(INDEX_START), readme.indexOf(INDEX_END)]
  if (start < 0 || end < start) throw new Error(`README.md must hold "${INDEX_START}" and, after it, "${INDEX_END}".`)
  const rows = areas.map(({ name, title, ids }) => `| [${name}](${name}.md) | ${title} | ${ids.length} |`)
  const total = areas.reduce((count, { ids }) => count + ids.length, 0)
  const table = ['| Area | What it covers | Requirements |', '| --- | --- | ---: |', ...rows, `| | ${areas.length} areas | ${total} |`]
  return `${readme.slice(0, start)}${INDEX_START}\n\n${table.join('\n')}\n\n${readme.slice(end)}`
}
