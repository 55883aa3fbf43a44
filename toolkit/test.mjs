// `npm test`: sets everything up and runs every test, on ports of its own. `npm test -- <words>` runs what matches the words; such a
// run proves no requirement.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureHarness } from './harness.mjs'
import { prepareRedis } from './redis.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, projectNode, root, run, runBin, say } from './setup.mjs'
import { ensureStorybook } from './storybook.mjs'

const words = process.argv.slice(2)
const results = join(root, '.results')
const tally = { passed: 0, failed: 0 }
const startedAt = new Date().toISOString()
/** Seconds that each part took, in the order in which they ran. */
const seconds = new Map()

process.chdir(root)
timed('preparing', () => {
  ensureDependencies()
  ensureGenerated()
  ensureGallery()
  ensureHarness()
  ensureStorybook()
  prepareRedis()
})
// Found before anything that takes long: without one there is no use in going on.
ensureBrowser()
for (const file of ['vitest.json', 'playwright.json', 'run.json', 'summary.json']) rmSync(join(results, file), { force: true })
mkdirSync(results, { recursive: true })
note({ complete: false })

/** Does a part of the run, and keeps how long it took. Answers what the part answers. */
function timed(part, work) {
  const start = performance.now()
  const keep = () => seconds.set(part, Math.round((performance.now() - start) / 1000))
  const result = work()
  if (result instanceof Promise) return result.finally(keep)
  keep()
  return result
}

/** Counts a step that is one yes or no. */
function step(title, work) {
  say(`${title}…`)
  const isOk = timed(title.toLowerCase(), work) === 0
  tally[isOk ? 'passed' : 'failed'] += 1
  if (!isOk) say(`${title}: FAILED`)
}

/** The file that says which commit the results belong to, whether the run was whole, and which files it wrote. */
function note(run) {
  writeFileSync(join(results, 'run.json'), JSON.stringify({ startedAt, commit: commit(), ...run }))
}

/** The hash of each runner's file: what a later run of one runner writes belongs to no other's results. */
function written() {
  const files = ['vitest.json', 'playwright.json'].filter((file) => existsSync(join(results, file)))
  const hash = (file) =>
    createHash('sha256')
      .update(readFileSync(join(results, file)))
      .digest('hex')
  return Object.fromEntries(files.map((file) => [file, hash(file)]))
}

/** The commit that is tested, or `unknown` outside a git checkout. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** A runner's JSON, or undefined (and one failure) when it wrote none: a runner that died is not a runner that passed. */
function resultsOf(file) {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'))
  } catch {
    say(`${file} was not written: its runner stopped before its end.`)
    tally.failed += 1
    return undefined
  }
}

function countVitest() {
  const report = resultsOf('vitest.json')
  if (!report) return
  tally.passed += report.numPassedTests
  // A file that cannot be loaded has no failed test, and is a failure.
  tally.failed +=
    report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
}

function countPlaywright() {
  const report = resultsOf('playwright.json')
  if (!report) return
  tally.passed += report.stats.expected
  tally.failed += report.stats.unexpected + report.stats.flaky + report.errors.length
}

if (words.length === 0) {
  step('Lint and import zones', () => run(projectNode(), ['toolkit/lint.mjs']))
  step('Types', () => runBin('tsc', ['--noEmit']))
  step('Contract', () => run(projectNode(), ['toolkit/contract/contract.ts', 'check']))
  step('Every operation in every scenario', () => run(projectNode(), ['toolkit/contract/contract.ts', 'coverage', '--gate']))
}

say('Unit, contract and architecture tests…')
const vitest = ['run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`]
timed('unit, contract and architecture tests', () => runBin('vitest', [...vitest, '--passWithNoTests']))
countVitest()

const { env, stop } = await timed('building and starting the shop', serveShop)
say('Browser tests…')
timed('browser tests', () =>
  runBin('playwright', ['test', ...words], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json') } }),
)
countPlaywright()
await stop()

note({ complete: words.length === 0, files: written() })
run(projectNode(), ['toolkit/requirements.ts'])
writeFileSync(join(results, 'summary.json'), JSON.stringify(tally))
say(`Seconds by part: ${[...seconds].map(([part, taken]) => `${part} ${taken}`).join(', ')}.`)
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)
