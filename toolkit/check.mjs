// `npm run check`: am I done? What needs no browser and no build, in seconds. A step is skipped if its files have not changed since its last
// success, and so is a unit test if nothing has changed of what it loads and of what it read when it last passed. What is expensive is left to `npm test`: groups of tests, but for
// those near to a change, and every operation in every scenario. `npm run check -- --all` skips and leaves nothing.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHarness } from './harness.mjs'
import { nearWords } from './near-words.mjs'
import { prepareRedis } from './redis.mjs'
import { ensureDependencies, ensureGenerated, fail, root, runBinBeside, say } from './setup.mjs'
import { changedFiles, hashFiles, hashUnder, readNote, writeNote } from './testing/changed-files.mjs'
import { checks, inLanes } from './testing/checks.mjs'
import { affectedTests, forgetTests, keepRecordings, recordedRun } from './testing/recorded-tests.mjs'
import { Steps } from './testing/steps.mjs'
import { allTestGroups, uncommittedFiles } from './testing/test-groups.mjs'

/** Baskets that each property generates here; `npm test` generates 10,000. */
const GENERATED_BASKETS = process.env.GENERATED_BASKETS ?? '300'

/** Share of the other slow examples that is generated here; `npm test` generates three tenths. */
const GENERATED_SHARE = process.env.GENERATED_SHARE ?? '0.1'

const TESTS = 'Unit, contract and architecture tests'
/** The note of every file as it was when tests last ran. */
const TESTED = 'tested-files'
const flags = process.argv.slice(2)
const stranger = flags.find((flag) => flag !== '--all')
if (stranger !== undefined)
  fail(`npm run check does not know "${stranger}".${await nearWords(stranger, ['--all'])} It takes --all, or nothing.`)

process.chdir(root)
ensureDependencies()
ensureGenerated()
await ensureHarness()
prepareRedis()

const now = hashFiles()
// Examples generated from another seed affect every test.
const isWhole = flags.includes('--all') || process.env.FAST_CHECK_SEED !== undefined
/** What passed last: the hash of each step's inputs, and of every file when lint last passed. */
const passed = isWhole ? { steps: {}, files: {} } : readNote('checked', { steps: {}, files: {} })
if (isWhole) forgetTests()
const steps = new Steps()
const failed = []

// Two at a time: hardly any step keeps a second core busy throughout. The tests take as long as all other steps together, so they start first.
await inLanes(2, [runTests, ...checks.map((check) => () => runCheck(check))])

writeNote('checked', passed)
say(steps.summary())
say(failed.length === 0 ? 'All good.' : `Not done: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)

async function runCheck({ title, inputs, leave, run, keepsFiles }) {
  const hash = hashUnder(now, inputs)
  if (passed.steps[title] === hash) {
    say(`${title}: skipped. Its files have not changed since.`)
    return
  }
  if (leave !== undefined && !isWhole) {
    say(`${title}: left to npm test. ${leave}`)
    return
  }
  const code = await steps.run(title, () => run(changedFiles(new Map(Object.entries(passed.files)), now)))
  if (code === 0) {
    passed.steps[title] = hash
    if (keepsFiles) passed.files = Object.fromEntries(now)
  } else failed.push(title)
}

async function runTests() {
  const before = readNote(TESTED, undefined)
  const changed = before ? changedFiles(new Map(Object.entries(before)), now) : (uncommittedFiles() ?? [...now.keys()])
  const { all, affected, left } = affectedTests(now, new Set(isWhole ? now.keys() : changed))
  const wanted = affected.filter((test) => !left.includes(test))
  const counts = allTestGroups().map(({ name, specs }) => [specs.filter((spec) => left.includes(spec)).length, specs.length, name])
  const some = counts.filter(([count]) => count > 0).map(([count, of, name]) => `${count} of ${of} of ${name}`)
  if (some.length > 0) say(`Test files left to npm test: ${some.join(', ')}.`)
  if (wanted.length === 0) {
    say(`${TESTS}: skipped. Nothing has changed of what they load and read since they passed.`)
    return
  }
  const isSome = affected.length < all.length
  if (isSome) say(`${wanted.length} of ${all.length} test files can be affected by what has changed and run now.`)
  const report = join(root, 'node_modules/.compact/unit-tests.json')
  const env = { GENERATED_BASKETS, GENERATED_SHARE, UNCHANGED: left.join(','), ...recordedRun(report) }
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await steps.run(TESTS, () => runBinBeside('vitest', ['run', ...reporters, ...(isSome ? wanted : [])], { env }))
  keepRecordings(now, report, code)
  // Without a report nothing is known of what ran.
  if (existsSync(report)) writeNote(TESTED, Object.fromEntries(now))
  if (code !== 0) failed.push(TESTS)
}
