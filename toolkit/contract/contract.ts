import { type ParseArgsConfig, parseArgs } from 'node:util'
import { PROJECT_ROOT } from './load.ts'
import { ContractError, type Outcome, place, today } from './report.ts'

const HELP = `npm run contract -- <command>

  check      Is the contract well written, valid, used, and no other than agreed? Exit 1 when not.
             --proposed   list every open point     --json   the whole result as data
             --base main  measure against the agreement, the approvals and the releases of that branch or commit too
             --format text | markdown | json | github | junit
  impact     What each change since the agreement hits: operations, files, routes, states, resolvers, fixtures; and what to do. Exit 1 when one
             stops the check.     --format text | markdown | json | github | junit     --all   every name
  propose    Write down what has to be approved.     --message "why"
  approve    Approve what is proposed, for one team.     --as api | web     --message "why"     --domain basket     --change <id>
  agree      Make the contract as it stands the agreed one: moves schema/agreed.graphql and operations/agreed.graphql, adds to
             schema/CHANGELOG.md. A breaking change needs both approvals.
             --message "why"     --settles A29 (an open point that is agreed)     --date 2026-11-21 (today)
  release    Keep what a client sends, so that nothing breaks it.     --app shop@1.4.0     --manifest file.json (another team's documents)
  retire     Nobody uses a release from that day on.     --app shop@1.4.0     --date 2027-01-31
  codegen    Types and typed documents of a draft.     --draft proposal.graphql     --out folder
             check, impact and codegen take --draft proposal.graphql: what if it were the contract?
  coverage   What no operation selects, no resolver keeps, no scenario ever answers with. Exit 1 when an answer is invalid, something is
             neither shown nor excused, or less is shown than before.
             --operation getBasket   everything its answers can show, and who shows it
             --workers 1   how many threads ask (one for each core, up to 4)
             --raise    keep what is reached now as the least from now on     --gate   only what fails
             --json     as data    --strict   exit 1 when any list holds something
             With any of them: --root folder   look there and not in this project
  help       This text. How two teams agree a change: toolkit/contract/README.md`

/** Every option, of whatever command. */
const OPTIONS = {
  json: { type: 'boolean', default: false },
  proposed: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  gate: { type: 'boolean', default: false },
  raise: { type: 'boolean', default: false },
  operation: { type: 'string' },
  message: { type: 'string' },
  date: { type: 'string' },
  format: { type: 'string', default: 'text' },
  all: { type: 'boolean', default: false },
  base: { type: 'string' },
  as: { type: 'string' },
  domain: { type: 'string' },
  change: { type: 'string' },
  settles: { type: 'string', multiple: true },
  app: { type: 'string', default: '' },
  manifest: { type: 'string' },
  draft: { type: 'string' },
  out: { type: 'string' },
  workers: { type: 'string' },
  root: { type: 'string', default: PROJECT_ROOT },
} as const satisfies ParseArgsConfig['options']

const { positionals, values } = await readArguments()

/** The words and options of the command line. Ends with near names for an option that does not exist. */
async function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS })
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error)
    const { nearestNames } = await import('#mock-server/scenarios/nearest-names.ts')
    const [, option = ''] = /'--([^' =]+)/.exec(message ?? '') ?? []
    const near = nearestNames(option, Object.keys(OPTIONS), 2).map((name) => `--${name}`)
    console.error(`${message}. Did you mean ${near.join(' or ')}? All options: npm run contract -- help`)
    process.exit(1)
  }
}

/** Runs one command and returns whether it succeeded. Modules are loaded per command, so that help does not wait for the linter. */
async function run(command: string): Promise<boolean> {
  switch (command) {
    case 'check':
      return runCheck()
    case 'impact':
      return (await import('./impact/run-impact.ts')).runImpact(values)
    case 'agree':
      return told(await (await import('./agree/agree.ts')).agree(values.root, values))
    case 'propose':
      return told(await (await import('./approvals/propose.ts')).propose(values.root, dated()))
    case 'approve':
      return told(await (await import('./approvals/propose.ts')).approve(values.root, dated()))
    case 'release':
      return told((await import('./release/release.ts')).release(values.root, dated()))
    case 'retire':
      return told((await import('./release/release.ts')).retire(values.root, dated()))
    case 'codegen':
      return told(await (await import('./draft/draft-codegen.ts')).draftCodegen(values.root, values))
    case 'coverage':
      return runCoverage()
    case 'help':
      console.log(HELP)
      return true
    default:
      return unknownCommand(command)
  }
}

/** Tells the commands that are nearest to an unknown word, then all of them. */
async function unknownCommand(command: string): Promise<boolean> {
  const { nearestNames } = await import('#mock-server/scenarios/nearest-names.ts')
  const known = [...HELP.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, word = '']) => word)
  console.error(`There is no command "${command}". Did you mean ${nearestNames(command, known, 2).join(' or ')}?\n\n${HELP}`)
  return false
}

/** Prints what a command came to. */
function told({ ok, text }: Outcome): boolean {
  console.log(text)
  return ok
}

/** The options with the day on which something happens: today, unless one is given. */
function dated(): typeof values & { date: string } {
  return { ...values, date: values.date ?? today() }
}

async function runCoverage(): Promise<boolean> {
  const { coverage, coverageData, raiseFloor } = await import('./coverage/coverage.ts')
  const { printCoverage, printGate } = await import('./coverage/print-coverage.ts')
  if (values.workers !== undefined && !/^[1-9]\d?$/.test(values.workers)) {
    console.error(`--workers is a number from 1 to 99, and not "${values.workers}".`)
    return false
  }
  const report = await coverage(values.root, values.workers === undefined ? undefined : Number(values.workers))
  const failures = values.raise ? raiseFloor(report) : report.failures
  const now = { ...report, failures }
  if (values.json) console.log(JSON.stringify(coverageData(now, values.operation), null, 2))
  else console.log(values.gate ? printGate(now) : printCoverage(now, values.operation))
  return failures.length === 0 && (report.complete || !values.strict)
}

async function runCheck(): Promise<boolean> {
  const { checkContract: check } = await import('./check/check.ts')
  const { checkAs, formatOf } = await import('./check/print-check.ts')
  const format = values.json ? 'json' : formatOf(values.format)
  const result = await check(values.root, { base: values.base, today: values.date, draft: values.draft })
  console.log(checkAs(format, result))
  if (format !== 'text') return result.ok
  if (values.proposed) {
    const { byDecision } = await import('./check/open-points.ts')
    for (const [decision, points] of byDecision(result.openPoints)) {
      console.log(`\n${decision}`)
      for (const { element, file, line } of points) console.log(`  ${place({ file, line, message: element })}`)
    }
  }
  return result.ok
}

try {
  process.exitCode = (await run(positionals[0] ?? 'help')) ? 0 : 1
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
