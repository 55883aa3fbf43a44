// `npm test`: sets everything up and runs every test, on its own ports. `npm test -- <words>` runs the tests that match; such a run proves no
// requirement.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureHarness } from './harness.mjs'
import { prepareRedis } from './redis.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, projectNode, root, run, runBin, runBinBeside, say } from './setup.mjs'
import { ensureStorybook } from './storybook.mjs'
import { hashFiles } from './testing/changed-files.mjs'
import { checks, inLanes } from './testing/checks.mjs'
import { failuresOf } from './testing/failures.mjs'
import { keepRecordings, recordedRun } from './testing/recorded-tests.mjs'
import { Steps } from './testing/steps.mjs'
import { addSkipped, namesFor, notePassed, unchangedGroups } from './testing/test-groups.mjs'

/** Share of the slow generated examples; `npm run prove` generates all. */
const GENERATED_SHARE = process.env.GENERATED_SHARE ?? '0.3'

const words = process.argv.slice(2)
const isWhole = words.length === 0
const results = join(root, '.results')
const tally = { passed: 0, failed: 0 }
/** The titles of the checks that failed, and the reports of the two runners once they have ended. */
const ended = { checks: [] }
const startedAt = new Date().toISOString()
const steps = new Steps()

process.chdir(root)
ensureDependencies()
ensureGenerated()
// Checked before anything that takes long: without a browser the run would fail anyway.
ensureBrowser()
for (const file of ['vitest.json', 'playwright.json', 'run.json', 'summary.json']) rmSync(join(results, file), { force: true })
mkdirSync(results, { recursive: true })
note({ complete: false })

const files = hashFiles()
const skipped = isWhole && !process.env.CI ? unchangedGroups(files) : []
for (const { name, reason } of skipped) say(`The group "${name}" is skipped: its inputs are those of its last pass. ${reason}`)

// Each of these uses both cores only part of the time. Browser tests use them all the time, so they start afterwards.
const gallery = steps.run('Gallery', ensureGallery)
const harness = steps.run('Test harness', ensureHarness)
const [served] = await Promise.all([serve(), inLanes(isWhole ? 2 : 1, [...(isWhole ? checks.map(stepOf) : []), runUnitTests])])
await runBrowserTests(served.env)
await served.stop()

note({ complete: isWhole, files: written() })
run(projectNode(), ['toolkit/requirements.ts'])
writeFileSync(join(results, 'summary.json'), JSON.stringify(tally))
say(steps.summary())
process.stdout.write(`\n${failuresOf(ended).join('\n')}\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)

/** What browser tests need: Storybook, and the built shop beside its mock server. */
async function serve() {
  await gallery
  const shop = await steps.run('Build of the shop', serveShop)
  await steps.run('Storybook', ensureStorybook)
  return shop
}

/** Counts a step that either passes or fails. */
function stepOf(check) {
  return async () => {
    await harness
    const code = await steps.run(check.title, check.run)
    tally[code === 0 ? 'passed' : 'failed'] += 1
    if (code !== 0) ended.checks.push(check.title)
  }
}

async function runUnitTests() {
  await Promise.all([gallery, harness])
  prepareRedis()
  const file = join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // What passes here need not run again in `npm run check`, of which CI has none.
  const isRecorded = isWhole && !process.env.CI
  const env = { GENERATED_SHARE, UNCHANGED: namesFor('vitest', skipped), ...(isRecorded ? recordedRun(file) : {}) }
  const code = await steps.run('Unit, contract and architecture tests', () =>
    runBinBeside('vitest', ['run', ...words, ...reporters, '--passWithNoTests'], { env }),
  )
  const report = resultsOf('vitest.json')
  if (!report) return
  if (isRecorded) keepRecordings(files, file, code)
  ended.unit = report
  tally.passed += report.numPassedTests
  // A file that cannot be loaded has no failed test, nor has an error outside of all tests. Both are failures.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failures = report.numFailedTests + unloaded
  tally.failed += failures === 0 && code !== 0 ? 1 : failures
  keepGroups('vitest', report)
}

async function runBrowserTests(servers) {
  const env = { ...servers, UNCHANGED: namesFor('playwright', skipped), PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json') }
  await steps.run('Browser tests', () => runBin('playwright', ['test', ...words, '--pass-with-no-tests'], { env }))
  const report = resultsOf('playwright.json')
  if (!report) return
  ended.browser = report
  tally.passed += report.stats.expected
  tally.failed += report.stats.unexpected + report.stats.flaky + report.errors.length
  keepGroups('playwright', report)
}

/** Records which groups passed, and adds the results of those that were skipped: the requirements they prove stay proven. */
function keepGroups(runner, report) {
  if (!isWhole) return
  notePassed(runner, report, files, skipped)
  const added = addSkipped(runner, report, skipped)
  if (added === 0) return
  writeFileSync(join(results, `${runner}.json`), JSON.stringify(report))
  say(`${added} results of skipped groups are those of their last pass; they are not counted below.`)
}

/** Records the commit that the results belong to, whether the run was complete, and which files it wrote. */
function note(run) {
  writeFileSync(join(results, 'run.json'), JSON.stringify({ startedAt, commit: commit(), ...run }))
}

/** The hash of each runner's file: a later run of one runner changes it. */
function written() {
  const reports = ['vitest.json', 'playwright.json'].filter((file) => existsSync(join(results, file)))
  const hash = (file) =>
    createHash('sha256')
      .update(readFileSync(join(results, file)))
      .digest('hex')
  return Object.fromEntries(reports.map((file) => [file, hash(file)]))
}

/** The tested commit, or `unknown` outside of a git checkout. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** A runner's report, or undefined (and one failure) if it wrote none because it crashed. */
function resultsOf(file) {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'))
  } catch {
    say(`${file} was not written: its runner stopped before its end.`)
    tally.failed += 1
    return undefined
  }
}
