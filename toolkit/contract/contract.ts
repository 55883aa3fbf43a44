import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadContract, PROJECT_ROOT } from './load.ts'
import { ContractError, place, printParts } from './report.ts'

const HELP = `npm run contract -- <command>

  check      Is the contract well written, valid, used, and no other than agreed? Exit 1 when not.
             --proposed   list every open point     --json   the whole result as data
  agree      Make the contract as it stands the agreed one: moves schema/agreed.graphql, adds to schema/CHANGELOG.md.
             --message "why"     --date 2026-11-21 (today)
  coverage   What no operation selects, no resolver keeps, no scenario ever answers with. Exit 1 when an answer is invalid, something is
             neither shown nor excused, or less is shown than before.
             --operation getBasket   everything its answers can show, and who shows it
             --workers 1   how many threads ask (one for each core, up to 4)
             --raise    keep what is reached now as the least from now on     --gate   only what fails
             --json     as data    --strict   exit 1 when any list holds something
             With any of them: --root folder   look there and not in this project
  verify     Holds a real API against the contract: its schema, every answer, and every rule from its forbidden side. Exit 1 when it deviates.
             --endpoint https://api.example.com/graphql     --header 'Name: value' (repeated)
             --session email:password   logs a shopper for tests in     --mutations   changes too: they undo what they do
             --scenarios   plays those that requests can bring about, beside the mock server
             --as text | json | junit | html     --baseline known.json   deviations that are excused until a day
             --sdl schema.graphql   where introspection is off     --operation getBasket,getPlp     --timeout 10000 (milliseconds)
  record     Passes requests on to a real API and makes a scenario of what it answers, with personal data replaced. Ends with Ctrl+C.
             --endpoint https://api.example.com/graphql     --header 'Name: value'     --name black-friday     --port 4010     --out file.ts
  publish    Writes the contract as files: SDL, introspection, operations with their manifest, the changelog as JSON, a reference site.
             --out .cache/published (a folder, replaced)     --json   what was written, as data
             --package   the npm package too, in .cache/contract-package: documents, handlers, Playwright harness, the mock server's command
  help       This text. How two teams agree a change: toolkit/contract/README.md`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    proposed: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    raise: { type: 'boolean', default: false },
    operation: { type: 'string' },
    message: { type: 'string' },
    date: { type: 'string' },
    workers: { type: 'string' },
    endpoint: { type: 'string' },
    header: { type: 'string', multiple: true },
    session: { type: 'string' },
    mutations: { type: 'boolean', default: false },
    scenarios: { type: 'boolean', default: false },
    as: { type: 'string' },
    baseline: { type: 'string' },
    sdl: { type: 'string' },
    timeout: { type: 'string' },
    out: { type: 'string' },
    package: { type: 'boolean', default: false },
    name: { type: 'string' },
    port: { type: 'string' },
    root: { type: 'string', default: PROJECT_ROOT },
  },
})

/** Runs one command and returns whether it succeeded. Modules are loaded per command, so that help does not wait for the linter. */
async function run(command: string): Promise<boolean> {
  switch (command) {
    case 'check':
      return runCheck()
    case 'agree': {
      const { agree } = await import('./agree/agree.ts')
      const { ok, text } = await agree(values.root, { message: values.message, date: values.date })
      console.log(text)
      return ok
    }
    case 'coverage':
      return runCoverage()
    case 'verify':
      return runVerify()
    case 'record':
      return runRecord()
    case 'publish':
      return runPublish()
    case 'help':
      console.log(HELP)
      return true
    default:
      console.error(`There is no command "${command}".\n\n${HELP}`)
      return false
  }
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

async function runRecord(): Promise<boolean> {
  const { recordCommand } = await import('./record/record-command.ts')
  const { WordsError } = await import('./words.ts')
  const ended = new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done)
  })
  try {
    return await recordCommand(values.root, values, { say: console.log, ended })
  } catch (error) {
    if (!(error instanceof WordsError)) throw error
    console.error(error.message)
    return false
  }
}

async function runPublish(): Promise<boolean> {
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

async function runVerify(): Promise<boolean> {
  const { isVerifyMistake, verifyCommand } = await import('./verify/verify-command.ts')
  const { progressLine } = await import('./verify/report/progress-line.ts')
  const progress = progressLine(process.stderr)
  try {
    const { ok, text } = await verifyCommand(values, () => loadContract(values.root), progress.say)
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

async function runCheck(): Promise<boolean> {
  const { checkContract: check } = await import('./check/check.ts')
  const result = await check(values.root)
  if (values.json) {
    console.log(JSON.stringify(result, null, 2))
    return result.ok
  }
  console.log(printParts(result.parts))
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
