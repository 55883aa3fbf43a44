import { parseArgs } from 'node:util'
import { agree } from './agree/agree.ts'
import { check } from './check/check.ts'
import { byDecision } from './check/open-points.ts'
import { PROJECT_ROOT } from './load.ts'
import { ContractError, place, printParts } from './report.ts'

const HELP = `npm run contract -- <command>

  check      Is the contract well written, valid, used, and no other than agreed? Exit 1 when not.
             --proposed   list every open point     --json   the whole result as data
  agree      Make the contract as it stands the agreed one: moves schema/agreed.graphql, adds to schema/CHANGELOG.md.
             --message "why"     --date 2026-11-21 (today)
  coverage   What no operation selects, no resolver keeps, no scenario ever answers with.
             --json   as data    --strict   exit 1 when anything is uncovered
             With any of them: --root folder   look there and not in this project
  help       This text. How two teams agree a change: toolkit/contract/README.md`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    proposed: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    message: { type: 'string' },
    date: { type: 'string' },
    root: { type: 'string', default: PROJECT_ROOT },
  },
})

/** Runs one command and says whether it succeeded. */
async function run(command: string): Promise<boolean> {
  switch (command) {
    case 'check':
      return runCheck()
    case 'agree': {
      const { ok, text } = await agree(values.root, { message: values.message, date: values.date })
      console.log(text)
      return ok
    }
    case 'coverage': {
      // Loaded only here: it brings the mock server along.
      const { coverage, printCoverage } = await import('./coverage/coverage.ts')
      const report = await coverage(values.root)
      console.log(values.json ? JSON.stringify(report, null, 2) : printCoverage(report))
      return report.complete || !values.strict
    }
    case 'help':
      console.log(HELP)
      return true
    default:
      console.error(`There is no command "${command}".\n\n${HELP}`)
      return false
  }
}

async function runCheck(): Promise<boolean> {
  const result = await check(values.root)
  if (values.json) {
    console.log(JSON.stringify(result, null, 2))
    return result.ok
  }
  console.log(printParts(result.parts))
  if (values.proposed) {
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
