// Groups of tests that are expensive and rarely change. `npm test` runs a group when one of its inputs has changed since it last passed
// in a whole run; CI, its first run on a checkout and `npm run prove` run every group.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { hashUnder, readNote, writeNote } from './changed-files.mjs'
import { unitGroups } from './unit-groups.mjs'

const BROWSER_GROUPS = 'tests/reporting/groups.json'
/** The files that define which tests a group has and how they run. */
const TABLES = [BROWSER_GROUPS, 'toolkit/testing/unit-groups.mjs', 'toolkit/testing/test-groups.mjs', 'package-lock.json']

/** Every group: its name, its runner, its test files, and the files and folders that can change its outcome. */
export function allTestGroups() {
  const path = join(root, BROWSER_GROUPS)
  const browserGroups = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return [
    ...Object.entries(unitGroups).map(([name, group]) => ({ name, runner: 'vitest', ...group })),
    ...Object.entries(browserGroups).map(([name, group]) => ({ name, runner: 'playwright', ...group })),
  ]
}

/** The groups whose inputs are unchanged since their last pass. */
export function unchangedGroups(files) {
  const passed = readNote('groups', {})
  return allTestGroups().filter((group) => passed[group.name]?.hash === inputsHash(files, group))
}

/** The files that have changed since the last commit, or undefined outside of a git checkout. */
export function uncommittedFiles(folder = root) {
  const ask = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const names = ask('diff', '--name-only', '-z', 'HEAD') + ask('ls-files', '--others', '--exclude-standard', '-z')
    return names.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

/** Value of `UNCHANGED` for a runner: the names of its groups, separated by commas. */
export function namesFor(runner, groups) {
  return groups
    .filter((group) => group.runner === runner)
    .map(({ name }) => name)
    .join(',')
}

/** Adds the last results of the skipped groups to a runner's report. Returns the number of those tests. */
export function addSkipped(runner, report, skipped) {
  const passed = readNote('groups', {})
  let tests = 0
  for (const group of skipped.filter((one) => one.runner === runner)) {
    const { results } = passed[group.name]
    resultsIn(runner, report).push(...results)
    tests += results.reduce((sum, file) => sum + outcomesIn(runner, file).length, 0)
  }
  return tests
}

/** Records the results of the groups that passed in a full run, with the hash of their inputs when the run began. */
export function notePassed(runner, report, files, skipped) {
  const passed = readNote('groups', {})
  for (const group of allTestGroups().filter((one) => one.runner === runner && !skipped.some(({ name }) => name === one.name))) {
    const results = resultsIn(runner, report).filter((file) => group.specs.includes(pathOf(runner, file)))
    const outcomes = results.flatMap((file) => outcomesIn(runner, file))
    if (outcomes.length > 0 && outcomes.every(Boolean)) passed[group.name] = { hash: inputsHash(files, group), results }
    else delete passed[group.name]
  }
  writeNote('groups', passed)
}

function inputsHash(files, { specs, inputs }) {
  return hashUnder(files, [...specs, ...inputs, ...TABLES])
}

function resultsIn(runner, report) {
  return runner === 'vitest' ? report.testResults : report.suites
}

/** Path of a test file from the root. Vitest reports it in full, Playwright relative to its test folder. */
function pathOf(runner, file) {
  return runner === 'vitest' ? file.name.slice(root.length + 1).replaceAll('\\', '/') : `tests/${file.file}`
}

/** Whether each test of a file passed. */
function outcomesIn(runner, file) {
  if (runner === 'vitest') return file.assertionResults.map(({ status }) => status === 'passed')
  const own = (file.specs ?? []).map(({ ok }) => ok)
  return [...own, ...(file.suites ?? []).flatMap((suite) => outcomesIn(runner, suite))]
}
