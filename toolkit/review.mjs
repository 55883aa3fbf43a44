// `npm run review`: visits every state of the state table and writes the accessibility report to `reports/accessibility/`. A state that has not changed since
// its last visit is not visited again, so a run that was cut off goes on where it stopped. `-- <words>` visits the states whose name has them.
// `-- --open` opens the report, and makes none. `-- --report` only makes the report from what was collected, `-- --json` prints it for a program.
// `-- verdict …` and `-- issue …` write down what a person judged.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureHarness } from './harness.mjs'
import { startNuChecker } from './review/nu-checker.mjs'
import { openCommand } from './review/open-file.mjs'
import { releaseLock, takeLock } from './review/run-lock.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, fail, hashOf, projectNode, root, run, runBin, say } from './setup.mjs'

/** The exit code of `review.ts plan` if every state's evidence stands. */
const NOTHING_TO_VISIT = 3

process.chdir(root)
const given = process.argv.slice(2)
const [word, ...rest] = given
const folder = join(root, 'reports', 'accessibility')
const review = (args, env = {}) => run(projectNode(), ['tests/accessibility/review/review.ts', ...args], { env })
const report = (...more) => review(['report', ...more, ...(given.includes('--json') ? ['--json'] : [])])

if (given.includes('--open')) process.exit(openReport())
ensureDependencies()
ensureGenerated()
if (word === 'verdict' || word === 'issue') process.exit(review([word, ...rest]))
if (given.includes('--report')) process.exit(report())

const holder = takeLock(folder)
if (holder !== undefined) fail(`A review is running already (process ${holder}). Wait until it has ended, or stop it.`)
process.on('exit', () => releaseLock(folder))
await ensureGallery()
await ensureHarness()
const { env, stop } = await serveShop()
const nu = await startNuChecker()
process.on('exit', nu.stop)
// What the evidence depends on besides the page: what answers it, what brings a state about, and what looks at it.
const contract = hashOf(
  [
    'schema',
    'operations',
    'mock-server/contract',
    'mock-server/worlds',
    'fixtures',
    'package-lock.json',
    ...['tab-stops.ts', 'screen-states', 'review/engines', 'review/page', 'review/collect.ts'].map((part) => `tests/accessibility/${part}`),
  ],
  nu.address === undefined ? '' : 'nu',
)
const known = { ...env, ...(nu.address && { NU_CHECKER_URL: nu.address }), REVIEW: '1', REVIEW_FOLDER: folder, REVIEW_CONTRACT: contract }
say('Asking which states have changed…')
const planned = review(['plan', ...given.filter((one) => !one.startsWith('--'))], known)
const code = planned === 0 ? visit() : planned === NOTHING_TO_VISIT ? 0 : planned
await stop()
if (planned !== 0 && planned !== NOTHING_TO_VISIT) process.exit(planned)
const found = report('--visited')
process.exit(code === 0 ? found : code)

function visit() {
  // With one worker a processor, a sixth of their time went by in waiting.
  const workers = Math.ceil(availableParallelism() * 1.5)
  return runBin(
    'playwright',
    ['test', '--project=review', `--workers=${workers}`, '--reporter=./tests/accessibility/review/review-progress-report.ts'],
    { env: known },
  )
}

function openReport() {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) fail('There is no report yet: npm run review makes one.')
  const { command, args } = openCommand(page)
  const { error, status } = spawnSync(command, args, { stdio: 'inherit' })
  if (error) fail(`"${command}" could not be started. Open ${page} in a browser.`)
  return status ?? 1
}
