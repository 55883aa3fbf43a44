import { join, resolve } from 'node:path'
import { readCommandLine } from './command-line.ts'
import { loadContract } from './load.ts'
import { ContractError, type Outcome, place, today } from './report.ts'
import { refuseUnknownOperations, WordsError } from './words.ts'

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
  verify     Holds a real API against the contract: its schema, every answer, and every rule from its forbidden side. Exit 1 when it deviates.
             --endpoint https://api.example.com/graphql     --header 'Name: value' (repeated)
             --session email:password   logs a shopper for tests in (repeated: more, for the scenarios of their roles)     --mutations   changes too: they undo what they do
             --orders test-approved   with --mutations: places an order with that payment token and cancels it
             --scenarios   plays those that requests can bring about, beside the mock server; those of shoppers with --mutations and a session of the role
             --as text | json | junit | html     --baseline known.json   deviations that are excused until a day
             --sdl schema.graphql   where introspection is off     --operation getBasket,getPlp     --timeout 10000 (milliseconds)
  record     Passes requests on to a real API and makes a scenario of what it answers, with personal data replaced. Ends with Ctrl+C.
             --endpoint https://api.example.com/graphql     --header 'Name: value'     --name black-friday     --port 4010     --out file.ts
             --selection 'store=en-US&shopper=annual-member'   whom the scenario is of (a guest of the UK store)
  publish    Writes the contract as files: SDL, introspection, operations with their manifest, the changelog as JSON, a reference site.
             --out .cache/published (a folder, replaced)     --json   what was written, as data
             --package   the npm package too, in .cache/contract-package: documents, handlers, Playwright harness, the mock server's command
  help       This text. How two teams agree a change: toolkit/contract/README.md`

type Values = ReturnType<typeof readCommandLine>['values']

/** Runs the command that the words say and prints what it came to. Returns whether it succeeded; an error that words or contract do not explain is thrown. */
export async function runContractCommand(words: readonly string[]): Promise<boolean> {
  try {
    return await run(readCommandLine(words))
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof WordsError)) throw error
    console.error(error.message)
    return false
  }
}

/** Modules are loaded per command, so that help does not wait for the linter. */
async function run({ command, values }: ReturnType<typeof readCommandLine>): Promise<boolean> {
  switch (command) {
    case 'check':
      return runCheck(values)
    case 'impact':
      return (await import('./impact/run-impact.ts')).runImpact(values)
    case 'agree':
      return told(await (await import('./agree/agree.ts')).agree(values.root, values))
    case 'propose':
      return told(await (await import('./approvals/propose.ts')).propose(values.root, dated(values)))
    case 'approve':
      return told(await (await import('./approvals/propose.ts')).approve(values.root, dated(values)))
    case 'release':
      return told((await import('./release/release.ts')).release(values.root, dated(values)))
    case 'retire':
      return told((await import('./release/release.ts')).retire(values.root, dated(values)))
    case 'codegen':
      return told(await (await import('./draft/draft-codegen.ts')).draftCodegen(values.root, values))
    case 'coverage':
      return runCoverage(values)
    case 'verify':
      return runVerify(values)
    case 'record':
      return runRecord(values)
    case 'publish':
      return runPublish(values)
    case 'help':
      console.log(HELP)
      return true
  }
}

/** Prints what a command came to. */
function told({ ok, text }: Outcome): boolean {
  console.log(text)
  return ok
}

/** The options with the day on which something happens: today, unless one is given. */
function dated(values: Values): Values & { date: string } {
  return { ...values, date: values.date ?? today() }
}

async function runCoverage(values: Values): Promise<boolean> {
  const { coverage, coverageData, raiseFloor } = await import('./coverage/coverage.ts')
  const { printCoverage, printGate } = await import('./coverage/print-coverage.ts')
  if (values.workers !== undefined && !/^[1-9]\d?$/.test(values.workers)) {
    console.error(`--workers is a number from 1 to 99, and not "${values.workers}".`)
    return false
  }
  if (values.operation !== undefined) refuseUnknownOperations([values.operation], loadContract(values.root).operations)
  const report = await coverage(values.root, values.workers === undefined ? undefined : Number(values.workers))
  const failures = values.raise ? raiseFloor(report) : report.failures
  const now = { ...report, failures }
  if (values.json) console.log(JSON.stringify(coverageData(now, values.operation), null, 2))
  else console.log(values.gate ? printGate(now) : printCoverage(now, values.operation))
  return failures.length === 0 && (report.complete || !values.strict)
}

async function runRecord(values: Values): Promise<boolean> {
  const { recordCommand } = await import('./record/record-command.ts')
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  return untilInterrupted(
    () => end(),
    () => recordCommand(values.root, values, { say: console.log, ended }),
  )
}

/** Does the work, and calls back at the first signal of each kind to end meanwhile; at the second the process ends. */
async function untilInterrupted<Result>(onSignal: () => void, work: () => Promise<Result>): Promise<Result> {
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, onSignal)
  return work().finally(() => {
    for (const signal of signals) process.off(signal, onSignal)
  })
}

async function runPublish(values: Values): Promise<boolean> {
  const { ForeignFolder, publish } = await import('./publish/publish.ts')
  try {
    const written = await publish(values.root, resolve(values.out ?? join(values.root, '.cache/published')))
    if (values.package) {
      const { buildPackage } = await import('./publish/package/contract-package.ts')
      const folder = join(values.root, '.cache/contract-package')
      await buildPackage(values.root, { folder, published: written.folder })
      console.error(`The package is in ${folder}: npm pack ${folder}`)
    }
    console.log(values.json ? JSON.stringify(written) : `${written.files} files, ${written.pages} pages of reference: ${written.folder}`)
    return true
  } catch (error) {
    if (!(error instanceof ForeignFolder)) throw error
    console.error(error.message)
    return false
  }
}

async function runVerify(values: Values): Promise<boolean> {
  const { isVerifyMistake, verifyCommand } = await import('./verify/verify-command.ts')
  const { progressLine } = await import('./verify/report/progress-line.ts')
  const progress = progressLine(process.stderr)
  const interruption = new AbortController()
  const interrupt = (): void => {
    progress.end()
    console.error('Ending: what was made is taken away first. Again to end at once.')
    interruption.abort()
  }
  try {
    const { ok, text } = await untilInterrupted(interrupt, () =>
      verifyCommand(values, () => loadContract(values.root), progress.say, interruption.signal),
    )
    progress.end()
    console.log(text)
    return ok
  } catch (error) {
    progress.end()
    if (!isVerifyMistake(error)) throw error
    console.error(error.message)
    return false
  }
}

async function runCheck(values: Values): Promise<boolean> {
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
