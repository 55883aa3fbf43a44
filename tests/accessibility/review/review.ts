import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOf } from '#tests/accessibility/screen-states/shared-states.ts'
import { screenStates } from '#tests/contract/states/screen-states.ts'
import { controlClient } from '#tests/harness/control-client.ts'
import { cards } from './cards.ts'
import { belowSeven } from './engines/below-seven.ts'
import { settledRules } from './engines/settled-rules.ts'
import { findingsOf, isComplete, type StateEvidence, undecidedOf } from './evidence.ts'
import { REPORT_FOLDER, readEvidence, removeGone } from './evidence-files.ts'
import { idOf } from './fingerprint.ts'
import { planVisits, servedHtml, writePlan } from './plan.ts'
import { issueText } from './site/issue-text.ts'
import { keepRun, runBefore, writeSite } from './site/write-site.ts'
import { summarise } from './summary.ts'
import { readVerdicts, writeVerdict } from './verdicts.ts'

/*
 * The part of `npm run review` that needs no browser. `plan` asks the shop's servers which states have changed since their evidence, and writes down what the
 * browser is to visit; words after it limit the states to those whose name has them. `report` makes the report from the evidence, `--visited` after a run that visited the shop, `--json` prints
 * it for a program; `verdict <card> <state> <pass|fail|not-applicable>` writes down
 * what a person judged; `issue <card> <state>` prints the text of an issue. A state is named by its id, which the report shows.
 */

const [command, ...args] = process.argv.slice(2)
const folder = process.env['REVIEW_FOLDER'] ?? REPORT_FOLDER
const verdictFolder = process.env['REVIEW_VERDICTS']

/** The exit code of `plan` if every state's evidence stands. */
const NOTHING_TO_VISIT = 3

try {
  process.exitCode = await runCommand()
} catch (error) {
  process.stderr.write(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}

function runCommand(): Promise<number> | number {
  if (command === 'plan') return plan()
  if (command === 'report') return report()
  if (command === 'verdict') return verdict()
  if (command === 'issue') return issue()
  throw new Error(`There is no command "${command ?? ''}": plan, report, verdict, issue.`)
}

/** Exits with 3 if nothing is to be visited. */
async function plan(): Promise<number> {
  const words = args.join(' ')
  const states = screenStates().filter((state) => nameOf(state).includes(words))
  if (states.length === 0) throw new Error(`No state has "${words}" in its name: the report lists the names.`)
  const { SHOP_URL: shop = '', MOCK_URL: mock = '', REVIEW_CONTRACT: contract = '' } = process.env
  const client = controlClient(mock)
  const visits = await planVisits(states, { report: folder, contract, served: (state) => servedHtml(state, shop, client) })
  writePlan(folder, visits)
  const count = Object.keys(visits).length
  process.stdout.write(`· ${states.length} states, ${states.length - count} of them unchanged: ${count} to visit.\n`)
  return count === 0 ? NOTHING_TO_VISIT : 0
}

async function report(): Promise<number> {
  const { values } = parseArgs({ args, options: { visited: { type: 'boolean' }, json: { type: 'boolean' } } })
  const names = screenStates().map(nameOf)
  removeGone(folder, new Set(names.map(idOf)))
  const states = names.flatMap((name) => readEvidence(folder, idOf(name)) ?? [])
  const known = new Set(states.map(({ name }) => name))
  const missing = names.filter((name) => !known.has(name))
  const { verdicts, bad } = readVerdicts(verdictFolder)
  const isWhole = missing.length === 0
  const used = new Set(states.flatMap(undecidedOf).map(({ settled }) => settled))
  if (values.visited) keepRun(folder, states, new Date().toISOString())
  const last = runBefore(folder)
  const summary = summarise(states, {
    missing,
    verdicts,
    badVerdicts: bad,
    unused: isWhole ? unusedRules(used) : [],
    ...(last && { last }),
  })
  await writeSite(folder, summary)
  const found = states.flatMap(findingsOf)
  const unreached = states.filter(({ error }) => error !== undefined)
  const stopped = states.filter((state) => state.error === undefined && !isComplete(state))
  // What a program reads stands alone in the output.
  const say = (line: string) => (values.json ? process.stderr : process.stdout).write(`${line}\n`)
  say(`· ${states.length} of ${names.length} states, ${found.length} certain findings, ${unreached.length} states not reached.`)
  for (const { name } of stopped) say(`  An engine did not finish: ${name}`)
  for (const [rule, group] of Map.groupBy(found, (finding) => `${finding.engine}: ${finding.rule}`)) say(`  ${rule}: ${group.length}`)
  say(`· The report: ${folder}/index.html`)
  if (values.json) process.stdout.write(readFileSync(join(folder, 'report.json')))
  // A state that this run should have visited and did not has failed the run already.
  return found.length === 0 && unreached.length === 0 && stopped.length === 0 ? 0 : 1
}

/** What a person has settled, and no state needs. */
function unusedRules(used: ReadonlySet<string | undefined>): string[] {
  const listed = [
    ...settledRules.map(({ rule, why }) => ({ rule, why })),
    ...belowSeven.map(({ where, why }) => ({ rule: 'text-below-seven', why: `${where}: ${why}` })),
  ]
  return listed.filter(({ why }) => !used.has(why)).map(({ rule, why }) => `${rule}: ${why}`)
}

function verdict(): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { by: { type: 'string' }, with: { type: 'string' }, note: { type: 'string' }, on: { type: 'string' } },
  })
  const { card, state } = found(positionals)
  const said = positionals[2]
  if (said !== 'pass' && said !== 'fail' && said !== 'not-applicable')
    throw new Error(`A verdict is pass, fail or not-applicable, not "${said ?? ''}".`)
  if (!values.by || !values.with)
    throw new Error('Say who judged with --by "Your name", and with what with --with "Firefox 140 with NVDA 2026.1".')
  const path = writeVerdict(
    {
      card: card.id,
      state: state.name,
      content: state.content,
      verdict: said,
      note: values.note ?? '',
      by: values.by,
      on: values.on ?? new Date().toISOString().slice(0, 10),
      with: values.with,
    },
    state.id,
    verdictFolder,
  )
  process.stdout.write(`· Written: ${path}. Commit it, then run npm run review -- --report.\n`)
  return 0
}

function issue(): number {
  const { card, state } = found(args)
  process.stdout.write(issueText(state, card.question, [card.criterion]))
  return 0
}

/** The card and state that two words name. */
function found([cardId = '', stateId = '']: readonly string[]): { card: (typeof cards)[number]; state: StateEvidence } {
  const card = cards.find(({ id }) => id === cardId)
  if (!card) throw new Error(`There is no card "${cardId}": ${cards.map(({ id }) => id).join(', ')}.`)
  const state = readEvidence(folder, stateId)
  if (!state)
    throw new Error(`There is no evidence of a state "${stateId}": the report shows the id of each state. Run npm run review first.`)
  return { card, state }
}
