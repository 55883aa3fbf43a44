// `npm run review`: visits every state of the state table and writes the accessibility report to `reports/accessibility/`. A state that has not changed since
// its last visit is not visited again, so a run that was cut off goes on where it stopped. `-- <words>` visits the states whose name matches.
// `-- --report` only makes the report from what was collected, `-- --json` prints it for a program. `-- verdict …` and `-- issue …` write down what a person judged.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHarness } from './harness.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, fail, hashOf, projectNode, root, run, runBin, say } from './setup.mjs'

process.chdir(root)
const [word, ...rest] = process.argv.slice(2)
const folder = join(root, 'reports', 'accessibility')
const lock = join(folder, 'running')
const given = [word, ...rest].filter((one) => one !== undefined)
const report = (...more) =>
  run(projectNode(), ['tests/accessibility/review/review.ts', 'report', ...more, ...(given.includes('--json') ? ['--json'] : [])])

ensureDependencies()
ensureGenerated()
if (word === 'verdict' || word === 'issue') process.exit(run(projectNode(), ['tests/accessibility/review/review.ts', word, ...rest]))
if (given.includes('--report')) process.exit(report())

takeLock()
process.on('exit', () => rmSync(lock, { force: true }))
await ensureGallery()
await ensureHarness()
const { env, stop } = await serveShop()
say('Visiting every state of every screen; what has not changed is not visited again…')
const words = given.filter((one) => !one.startsWith('--'))
// What the evidence depends on besides the page: what answers it, what brings a state about, and what looks at it.
const contract = hashOf([
  'schema',
  'operations',
  'mock-server/contract',
  'mock-server/worlds',
  'fixtures',
  'package-lock.json',
  ...['tab-stops.ts', 'screen-states', 'review/engines', 'review/page', 'review/collect.ts'].map((part) => `tests/accessibility/${part}`),
])
const code = runBin(
  'playwright',
  [
    'test',
    '--project=review',
    '--reporter=./tests/accessibility/review/review-progress-report.ts',
    ...(words.length > 0 ? ['--grep', words.join(' ')] : []),
  ],
  { env: { ...env, REVIEW: '1', REVIEW_FOLDER: folder, REVIEW_CONTRACT: contract } },
)
await stop()
const found = report('--visited')
process.exit(code === 0 ? found : code)

/** Two runs would write over each other: the second stops. The lock of a run that died is taken over. */
function takeLock() {
  mkdirSync(folder, { recursive: true })
  if (existsSync(lock)) {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (isAlive(pid)) fail(`A review is running already (process ${pid}). Wait until it has ended, or stop it.`)
  }
  writeFileSync(lock, String(process.pid))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
