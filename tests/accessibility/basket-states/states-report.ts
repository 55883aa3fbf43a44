import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type BasketState, basketStates, inOneStore, type Width, widths } from './basket-states.ts'
import type { Inspection } from './inspect-page.ts'
import { settledReviews } from './settled-reviews.ts'

/** What came of looking at one state. */
export type Looked = { state: BasketState; widths: ({ width: Width } & Inspection)[]; narrow: readonly string[] }

const root = join(import.meta.dirname, '../../..')

/**
 * Writes docs/proof/basket-states.md when a whole sweep has ended, for the commit that `PROVEN_COMMIT` names. A settled review that no state needs
 * fails the run.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for a default export
export default class StatesReport implements Reporter {
  readonly #looked = new Map<string, Looked>()
  /** What went wrong besides what was found: the console, or a page that did not come. */
  readonly #failures = new Map<string, string[]>()

  onTestEnd(_test: TestCase, { attachments, errors, status }: TestResult): void {
    const body = attachments.find(({ name }) => name === 'looked')?.body
    if (!body) return
    // It is what the test of this folder has attached.
    const looked = JSON.parse(body.toString()) as Looked
    this.#looked.set(keyOf(looked.state), looked)
    if (status === 'passed') return
    const told = errors.map(({ message = '' }) => message).filter((message) => message.includes('complained'))
    if (told.length > 0) this.#failures.set(keyOf(looked.state), told.map(oneLine))
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const states = basketStates()
    const missing = states.filter((state) => !this.#looked.has(keyOf(state)))
    if (missing.length > 0) {
      process.stdout.write(`\n${missing.length} of ${states.length} states were not looked at to the end: nothing is written.\n`)
      return { status: 'failed' }
    }
    const all = states.flatMap((state) => this.#looked.get(keyOf(state)) ?? [])
    const unused = settledReviews.filter((_, at) => !all.some((looked) => meets(looked, at)))
    for (const { rule, where } of unused) process.stdout.write(`\nNo state needs the settled review of ${rule} at ${where}: take it out.\n`)
    const { PROVEN_COMMIT: commit } = process.env
    if (commit) {
      mkdirSync(join(root, 'docs/proof'), { recursive: true })
      writeFileSync(
        join(root, 'docs/proof/basket-states.md'),
        pageOf(all, (state) => this.#failures.get(keyOf(state)) ?? [], commit),
      )
    }
    return unused.length > 0 ? { status: 'failed' } : undefined
  }
}

function keyOf({ selection, path }: BasketState): string {
  return `${selection} ${path}`
}

function meets(looked: Looked, review: number): boolean {
  return looked.widths.some(({ reviews }) => reviews.includes(review))
}

/** The report: made for who reviews accessibility. */
function pageOf(all: readonly Looked[], failuresOf: (state: BasketState) => readonly string[], commit: string): string {
  const rows = all.map((looked) => ({ looked, found: [...findingsOf(looked), ...failuresOf(looked.state)] }))
  const faulty = rows.filter(({ found }) => found.length > 0)
  const inStore = (store: string) => rows.filter(({ looked }) => looked.state.store === store)
  const settled = settledReviews.map(
    ({ rule, where, why }, at) =>
      `| ${rule} | ${cell(where)} | ${cell(why)} | ${all.filter((looked) => meets(looked, at)).length} of ${all.length} |`,
  )
  return `# Every state of the bag's page

Written by \`npm run prove -- --only=states\` for commit ${commit}. The bag's page was opened in ${all.length} states, ${inStore('en-GB').length} in the UK and
${inStore('en-US').length} in the US, in the built shop in Chromium: every bag of the state space in both stores, and every notice that the server gives with a bag,
in every store that has it, its levels (error, warning, information) by turns. **${faulty.length === 0 ? 'Nothing was found.' : `Something was found in ${faulty.length} of them.`}**

In each state, at ${widths.join(' and at ')} px:

- axe finds nothing: WCAG 2.0 to 2.2 A and AA, and its best practices. What it leaves to a person is settled [below](#what-axe-leaves-to-a-person).
- The Tab key reaches every control of the page's main part; each is in sight then, shows that it has the focus, and is not covered by what stays at its place, as the row with the total.
- Every target is at least 24 by 24 px, but for a link within a sentence.
- Nothing scrolls sideways, with text of 200 % either; nor at 320 px, which was looked at once for each state.
- There is one main heading; the summary's lines add up to its total, and the row at the edge says the same total.
- The console says nothing but what a failing answer brings with it.

Notices that close by themselves were kept open, the banner that turns was off, and motion was reduced. What a dialog or a change adds to a page has its journeys in \`tests/journeys\`.

To open one: \`npm start\`, then set the cookie \`scenario\` to the selection, or open \`http://localhost:4000/open?selection=…&path=…\`, both encoded for an address.

${table(
  'The UK, at `/basket`',
  inStore('en-GB').map(({ looked, found }) => rowOf(looked, found)),
)}
${table(
  'The US, at `/us/basket`',
  inStore('en-US').map(({ looked, found }) => rowOf(looked, found)),
)}
## Bags of one store

| Selection | Why the other store does not have it |
|---|---|
${Object.entries(inOneStore)
  .map(([selection, why]) => `| \`${selection}\` | ${why} |`)
  .join('\n')}

## What axe leaves to a person

${settled.length === 0 ? 'Nothing.' : `| Rule | Where | What was found | States |\n|---|---|---|---|\n${settled.join('\n')}`}
`
}

function table(title: string, rows: readonly string[]): string {
  return `## ${title}\n\n| The bag | Clauses | Selection | ${widths.map((width) => `${width} px`).join(' | ')} | 320 px | Found |\n|---|---|---|${widths.map(() => '---|').join('')}---|---|\n${rows.join('\n')}\n`
}

function rowOf({ state: { words, clauses, selection, path }, widths: looks, narrow }: Looked, found: readonly string[]): string {
  const mark = (findings: readonly string[]) => (findings.length === 0 ? 'all' : `not (${findings.length})`)
  const at = widths.map((width) => mark(looks.find((look) => look.width === width)?.findings ?? ['not looked at']))
  const [, address] = path.split('?')
  const open = `\`${selection}\`${address === undefined ? '' : ` with \`?${address}\``}`
  return `| ${[cell(words.join('<br>')), clauses.join(' '), cell(open), ...at, mark(narrow), found.length === 0 ? 'nothing' : cell(found.map(oneLine).join('<br>'))].join(' | ')} |`
}

function findingsOf({ widths: looks, narrow }: Looked): string[] {
  return [...looks.flatMap(({ width, findings }) => findings.map((finding) => `${width} px: ${finding}`)), ...narrow]
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}
