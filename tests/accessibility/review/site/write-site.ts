import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kept, keep } from '../changes.ts'
import { findingsOf, type StateEvidence } from '../evidence.ts'
import type { ReviewSummary } from '../summary.ts'
import { slug } from './addresses.ts'
import { cardsPage, conformancePage, criterionPage, reviewsPage } from './criterion-pages.ts'
import { earlOf } from './earl.ts'
import { filterScript, overviewPage, screenPage, statesPage } from './overview.ts'
import { stylesheet } from './page.ts'
import { statePage } from './state-page.ts'

/** What the next report compares itself with: the findings of the last run that visited the shop, and of the one before. */
const THIS_RUN = 'this-run.json'
const LAST_RUN = 'last-run.json'

/** Writes every page of the report, `report.json` and `earl.json`. */
export async function writeSite(folder: string, summary: ReviewSummary): Promise<void> {
  const { states, rows, judgements, changes } = summary
  for (const part of ['states', 'screens', 'criteria']) {
    rmSync(join(folder, part), { recursive: true, force: true })
    mkdirSync(join(folder, part), { recursive: true })
  }
  const write = async (path: string, content: Promise<string> | string) => writeFileSync(join(folder, path), await content)
  await write('review.css', stylesheet)
  await write('filter.js', filterScript)
  await write('index.html', overviewPage(summary))
  await write('states.html', statesPage(summary))
  await write('cards.html', cardsPage(summary))
  await write('reviews.html', reviewsPage(summary))
  await write('acr.html', conformancePage(summary))
  for (const row of rows) await write(`criteria/${row.criterion.number}.html`, criterionPage(row, states))
  for (const [screen, own] of Map.groupBy(states, (state) => state.screen))
    await write(`screens/${slug(screen)}.html`, screenPage(screen, own))
  for (const state of states)
    await write(
      `states/${state.id}.html`,
      statePage(
        state,
        judgements.filter((one) => one.state === state),
        changes,
      ),
    )
  await write('report.json', JSON.stringify(asData(summary), null, 1))
  await write('earl.json', JSON.stringify(earlOf(states)))
}

/** Keeps the findings of a run that has visited the shop. `made`: when. A report that is only made anew compares itself with the run before, as this one does. */
export function keepRun(folder: string, states: readonly StateEvidence[], made: string): void {
  mkdirSync(folder, { recursive: true })
  const before = keptIn(folder, THIS_RUN)
  if (before) writeFileSync(join(folder, LAST_RUN), JSON.stringify(before))
  writeFileSync(join(folder, THIS_RUN), JSON.stringify(keep(states, made)))
}

/** What the run before the last kept, or undefined if there is none that can be read. */
export function runBefore(folder: string): Kept | undefined {
  return keptIn(folder, LAST_RUN)
}

function keptIn(folder: string, file: string): Kept | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return isKept(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isKept(read: unknown): read is Kept {
  return typeof read === 'object' && read !== null && 'made' in read && 'states' in read && typeof read.states === 'object'
}

/** The report for programs: figures, criteria, and findings by state. */
function asData({ states, missing, rows, changes }: ReviewSummary): object {
  return {
    states: states.length,
    missing,
    changes: { ...changes, byState: Object.fromEntries(changes.byState) },
    criteria: rows.map(({ criterion, findings, undecided, conformance }) => ({
      number: criterion.number,
      level: criterion.level,
      findings,
      undecided,
      conformance,
    })),
    findings: states.flatMap((state) =>
      findingsOf(state).map((finding) => ({ state: state.name, store: state.store, path: state.path, ...finding })),
    ),
  }
}
