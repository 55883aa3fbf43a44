import { execFileSync } from 'node:child_process'
import { projectNode, root } from '#toolkit/setup.mjs'
import { printTable } from '../print-table.ts'
import type { SessionFigures } from './session-memory.ts'

/** Memory and cost of many sessions, each count in its own process. */
export function sessionFigures(counts: readonly number[]): SessionFigures[] {
  const figures = counts.map(
    (count) =>
      JSON.parse(
        execFileSync(projectNode(), ['--expose-gc', 'tests/load/sessions/session-memory.ts', String(count)], {
          cwd: root,
          encoding: 'utf8',
        }),
      ) as SessionFigures,
  )
  printTable(
    'Sessions (in process; heap after a full collection)',
    ['sessions', 'bytes each', 'with a bag', 'µs per basket query'],
    figures.map(({ sessions, bytesEach, bytesEachWithBasket, microsecondsPerQuery }) => [
      sessions,
      bytesEach,
      bytesEachWithBasket,
      microsecondsPerQuery,
    ]),
  )
  return figures
}
