// `npm run prove`: proofs that take too long for `npm test`. Every rule is broken on purpose, one small break at a time, and a test must fail;
// every registered state is visited in a browser; every break recorded for a requirement must fail its tests; every operation is executed in
// every scenario in both ways; ten thousand generated orders are placed; all slow examples are generated; the package of the contract is used in another repository; every link of both stores is followed; the stories of features are checked at both widths;
// what a screen reader says on the way through the shop is compared with what was approved; faults of accessibility are planted, and the review must find them; other browsers that are installed are compared with Chromium; an API that keeps the contract is held against it a thousand times; and every group of tests that `npm test` may skip is run. The first three write docs/proof/ with the proven
// commit. `--only=<part>` proves one part; `npm run prove -- <files>` breaks the rules of some files, `--only=states <words>` visits some states,
// and both write nothing.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureHarness } from './harness.mjs'
import { nearWords } from './near-words.mjs'
import { proveWithoutPatches } from './prove/framework-patches.mjs'
import { prepareRedis } from './redis.mjs'
import { serveShop } from './serving.mjs'
import { ensureDependencies, ensureGallery, ensureGenerated, fail, projectNode, root, run, runBin, say } from './setup.mjs'
import { ensureStorybook } from './storybook.mjs'
import { hashFiles } from './testing/changed-files.mjs'
import { allTestGroups } from './testing/test-groups.mjs'

/** The parts in this order; each returns an exit code. */
const parts = {
  mutation: () => mutate(['contract', 'shop']),
  states: visitStates,
  breaks: () => run(projectNode(), ['toolkit/prove/breaks.ts', '--write', commit]),
  'framework-patches': proveWithoutPatches,
  executions: compareExecutions,
  orders: generateOrders,
  examples: generateExamples,
  links: followLinks,
  stories: checkStories,
  transcripts: compareTranscripts,
  'seeded-defects': plantDefects,
  'other-browsers': compareBrowsers,
  verify: verifyAThousandTimes,
  package: tryPackage,
  ...Object.fromEntries(allTestGroups().map((group) => [group.name, () => runGroup(group)])),
}

const { only, files } = await asked()
process.chdir(root)
ensureDependencies()
ensureGenerated()
// Read before the first part writes: its page would make the checkout differ from the commit.
const commit = commitNow()

if (files.length > 0 && only !== 'states') process.exit(mutate(['some']))
const failed = []
for (const name of only ? [only] : Object.keys(parts)) if ((await parts[name]()) !== 0) failed.push(name)
say(failed.length === 0 ? 'Proven.' : `Not proven: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)

/** The part and files given on the command line. Exits with a usage message for anything else. */
async function asked() {
  const known = Object.keys(parts).join(', ')
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
    if (values.only !== undefined && !Object.hasOwn(parts, values.only))
      fail(`There is no part "${values.only}".${await nearWords(values.only, Object.keys(parts))} There are: ${known}.`)
    if (positionals.length > 0 && !['mutation', 'states'].includes(values.only ?? 'mutation'))
      fail('Only mutation takes files, and states words.')
    return { only: values.only, files: positionals }
  } catch (error) {
    const near = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? ' Did you mean --only?' : ''
    return fail(
      `${error.message}${near} It takes --only=<part> (${known}), files whose rules to break, or with --only=states words of some states.`,
    )
  }
}

/** Breaks every rule of the contract or the shop, or of the given files. */
function mutate(sides) {
  for (const side of sides) {
    say(`Breaking ${files.length > 0 ? files.join(', ') : `every rule of the ${side}`}…`)
    const mutated = files.length > 0 ? ['--mutate', files.join(',')] : []
    // A hundred baskets per break: the ten thousand of `npm test` find the same, hours later.
    const env = { GENERATED_BASKETS: '100', RULES_OF: side }
    const code = runBin('stryker', ['run', 'toolkit/prove/stryker.config.mjs', ...mutated], { env })
    if (code !== 0) return code
  }
  return run(projectNode(), ['toolkit/prove/mutation-report.ts', ...sides, ...(files.length > 0 ? [] : ['--write', commit])])
}

/** Visits every state of every screen in a browser, or those whose name matches the given words, which writes no report. */
function visitStates() {
  if (files.length > 0) return askBrowser(['--project=sweep', '--reporter=list', '--grep', files.join(' ')], { PROVEN_COMMIT: commit })
  say('Visiting every state of every screen…')
  const reporters = '--reporter=dot,./tests/accessibility/screen-states/states-report.ts'
  return askBrowser(['--project=sweep', reporters], { PROVEN_COMMIT: commit })
}

/** Compares both executors for every operation in every scenario, of which `npm test` takes a share. */
function compareExecutions() {
  say('Executing every operation in every scenario by plan and by graphql-js…')
  return runBin('vitest', ['run', 'tests/contract/hosts/execution.test.ts'], { env: { EXECUTIONS: 'all' } })
}

/** Places ten thousand generated orders, and walks through the checkout ten times as far as `npm test`. */
function generateOrders() {
  say('Placing 10,000 generated orders…')
  const env = { GENERATED_BASKETS: '10000', CHECKOUT_STEPS: '20000' }
  return runBin('vitest', ['run', 'tests/contract/orders'], { env })
}

/** Generates every one of the slow examples, of which `npm test` takes a share. */
function generateExamples() {
  const tests = [...hashFiles().keys()].filter(
    (path) => path.endsWith('.test.ts') && readFileSync(join(root, path), 'utf8').includes('harness/generated-share.ts'),
  )
  say(`Generating every slow example of ${tests.length} test files…`)
  return runBin('vitest', ['run', ...tests], { env: { GENERATED_SHARE: '1' } })
}

/** Reads every page of both stores' sitemaps and follows every link of theirs, of which `npm test` takes a share. */
function followLinks() {
  say('Following every link of both stores…')
  return askBrowser(['--project=desktop', 'tests/journeys/content/links.spec.ts'], { CRAWL: 'all' })
}

/** Checks the stories of features at both widths, of which `npm test` takes one each. */
async function checkStories() {
  say('Checking the stories of features on a phone and on a desktop…')
  await ensureStorybook()
  const env = { STORY_WIDTHS: 'all', CHROMIUM_PATH: ensureBrowser() }
  return runBin('playwright', ['test', '--project=desktop', 'tests/storybook/examples.spec.ts'], { env })
}

/** Compares what a screen reader says in each journey with the text that was read and approved. */
function compareTranscripts() {
  say('Comparing the transcripts of the journeys…')
  return askBrowser(['--project=transcripts', '--reporter=list'], { TRANSCRIPTS: '1' })
}

/** Plants faults of accessibility in the built shop, one at a time: the review must find each. */
function plantDefects() {
  say('Planting faults of accessibility…')
  return askBrowser(['--project=seeded-defects', '--reporter=list'], { SEEDED_DEFECTS: '1' })
}

/** Compares what other browsers tell assistive technology with Chromium. They are large, and not installed with the project. */
function compareBrowsers() {
  const { OTHER_BROWSERS: named } = process.env
  if (!named) {
    say(
      'Left out: other browsers. Install them with npx playwright install firefox webkit, and name them in OTHER_BROWSERS=firefox,webkit.',
    )
    return 0
  }
  say(`Comparing ${named} with Chromium…`)
  return askBrowser(['--project=other-browsers', '--reporter=list'], { OTHER_BROWSERS: named })
}

/** Holds an API that keeps the contract against it a thousand times, each time in every operation: nothing may be found. */
function verifyAThousandTimes() {
  say('Holding an API that keeps the contract against it a thousand times…')
  return runBin('vitest', ['run', 'toolkit/contract/verify/verify.test.ts', '-t', 'nothing is found'], { env: { WHOLE_RUNS: '1' } })
}

/** Builds the package of the contract, and uses it in a repository of another front end. */
async function tryPackage() {
  say('Using the package of the contract in another repository…')
  await ensureHarness()
  const node = projectNode()
  const code = run(node, ['toolkit/contract/contract.ts', 'publish', '--package'])
  return code === 0 ? run(node, ['toolkit/prove/package-elsewhere.ts'], { env: { CHROMIUM_PATH: ensureBrowser() } }) : code
}

/** Runs a group of tests that `npm test` skips while its inputs are unchanged. */
function runGroup({ name, runner, specs }) {
  say(`Running the group "${name}"…`)
  if (runner === 'playwright') return askBrowser(specs)
  prepareRedis()
  return runBin('vitest', ['run', ...specs])
}

/** Runs browser tests on the built shop. */
async function askBrowser(args, extra = {}) {
  await ensureGallery()
  await ensureHarness()
  const { env, stop } = await serveShop()
  const code = runBin('playwright', ['test', ...args], { env: { ...env, ...extra } })
  await stop()
  return code
}

/** The proven commit, with a plus if files differ from it. */
function commitNow() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}
