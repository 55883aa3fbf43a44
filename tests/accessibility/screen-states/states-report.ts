import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { singleStoreBaskets } from '#fixtures/scenarios/states/screens/basket-screens.ts'
import { type ScreenState, screenStates } from '#tests/contract/states/screen-states.ts'
import type { Inspection } from './inspect-page.ts'
import { screenOf } from './screen-of.ts'
import { settledReviews } from './settled-reviews.ts'
import type { InspectedWidth } from './shared-states.ts'
import { nameOf } from './shared-states.ts'

/** The result of inspecting one state, by its name. `narrow`: at 320 px, and what covers controls at widths that are no screen's. */
export type Inspected = { name: string; widths: ({ width: InspectedWidth } & Inspection)[]; narrow: readonly string[] }

type Row = { state: ScreenState; inspected: Inspected; found: readonly string[] }

const root = join(import.meta.dirname, '../../..')

/**
 * Writes docs/proof/states.md at the end of a full sweep, for the commit that `PROVEN_COMMIT` names. A settled review that no state needs
 * fails the run.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for a default export
export default class StatesReport implements Reporter {
  readonly #inspected = new Map<string, Inspected>()
  /** Failures other than findings: console messages. */
  readonly #failures = new Map<string, readonly string[]>()

  onTestEnd(_test: TestCase, { attachments, errors, status }: TestResult): void {
    const body = attachments.find(({ name }) => name === 'inspected')?.body
    if (!body) return
    // screen-states.spec.ts attaches it.
    const inspected = JSON.parse(body.toString()) as Inspected
    this.#inspected.set(inspected.name, inspected)
    if (status === 'passed') return
    const complaints = errors.map(({ message = '' }) => message).filter((message) => message.includes('complained'))
    this.#failures.set(inspected.name, complaints.map(oneLine))
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const states = screenStates()
    const rows = states.flatMap((state): Row[] => {
      const inspected = this.#inspected.get(nameOf(state))
      return inspected ? [{ state, inspected, found: [...findingsOf(inspected), ...(this.#failures.get(nameOf(state)) ?? [])] }] : []
    })
    if (rows.length < states.length) {
      const missing = states.filter((state) => !this.#inspected.has(nameOf(state))).map(nameOf)
      process.stdout.write(
        `\n${missing.length} of ${states.length} states could not be inspected, nothing is written:\n${missing.join('\n')}\n`,
      )
      return { status: 'failed' }
    }
    const unused = settledReviews.filter((_, at) => !rows.some(({ inspected }) => appliesTo(inspected, at)))
    for (const { rule, where } of unused) process.stdout.write(`\nNo state needs the settled review of ${rule} at ${where}: take it out.\n`)
    const { PROVEN_COMMIT: commit } = process.env
    if (commit) {
      mkdirSync(join(root, 'docs/proof'), { recursive: true })
      writeFileSync(join(root, 'docs/proof/states.md'), pageOf(rows, commit))
    }
    return unused.length > 0 ? { status: 'failed' } : undefined
  }
}

function appliesTo({ widths }: Inspected, review: number): boolean {
  return widths.some(({ reviews }) => reviews.includes(review))
}

/** The report for accessibility reviewers. */
function pageOf(rows: readonly Row[], commit: string): string {
  const faulty = rows.filter(({ found }) => found.length > 0)
  const countIn = (store: string) => rows.filter(({ state }) => state.store === store).length
  const screens = [...Map.groupBy(rows, ({ state }) => screenOf(state))].sort(([one], [other]) => one.localeCompare(other))
  const settled = settledReviews.map(
    ({ rule, where, why }, at) =>
      `| ${rule} | ${cell(where)} | ${cell(why)} | ${rows.filter(({ inspected }) => appliesTo(inspected, at)).length} of ${rows.length} |`,
  )
  return `# Every state of every screen

Written by \`npm run prove -- --only=states\` for commit ${commit}. ${rows.length} states of ${screens.length} screens were visited in the production build in Chromium,
${countIn('en-GB')} in the UK store and ${countIn('en-US')} in the US store: every state of \`fixtures/scenarios/states\` that has a screen. **${faulty.length === 0 ? 'Nothing was found.' : `Faults were found in ${faulty.length} of them.`}**

In each state, at each width:

- axe finds nothing: WCAG 2.0 to 2.2 A and AA, and its best practices. What it leaves to a person is settled [below](#what-axe-leaves-to-a-person).
- The Tab key reaches every control of the main part, or of the dialog that is open; each is then in sight, shows that it has the focus, and is not covered by anything fixed.
- A press on the middle of a control reaches it, wherever the page is scrolled to, up or down: nothing lies over it, at 320, 390, 768 or 1440 px.
- Every target is at least 24 by 24 px, except a link within a sentence.
- Nothing scrolls sideways, with text of 200 % either; nor at 320 px, which is checked once for each state.
- There is one main heading. On the basket page, the summary's lines add up to its total, and the row at the window's edge says the same total.
- The console says nothing except what a failing answer causes.

On the basket page, notices do not close by themselves and the turning banner is off. Motion is reduced everywhere.

To open a state: \`npm start\`, then set the cookie \`scenario\` to the selection, or open \`http://localhost:4000/open?selection=…&path=…\`, both encoded for an address.

${screens.map(([screen, own]) => table(screen, own)).join('\n')}
## Baskets of one store

| Selection | Why the other store does not have it |
|---|---|
${Object.entries(singleStoreBaskets)
  .map(([selection, { why }]) => `| \`${selection}\` | ${why} |`)
  .join('\n')}

## What axe leaves to a person

${settled.length === 0 ? 'Nothing.' : `| Rule | Where | What was found | States |\n|---|---|---|---|\n${settled.join('\n')}`}
`
}

function table(screen: string, rows: readonly Row[]): string {
  const title = screen.charAt(0).toUpperCase() + screen.slice(1).replaceAll('-', ' ')
  return `## ${title}\n\n| State | Clauses | Opened by | Widths, px | Found |\n|---|---|---|---|---|\n${rows.map(lineOf).join('\n')}\n`
}

function lineOf({ state, inspected, found }: Row): string {
  const widths = [...inspected.widths.map(({ width }) => width), 320].join(' ')
  const cells = [state.words.join('<br>'), state.clauses.join(' '), nameOf(state), widths, found.map(oneLine).join('<br>') || 'nothing']
  return `| ${cells.map(cell).join(' | ')} |`
}

function findingsOf({ widths, narrow }: Inspected): string[] {
  return [...widths.flatMap(({ width, findings }) => findings.map((finding) => `${width} px: ${finding}`)), ...narrow]
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}
