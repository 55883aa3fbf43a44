// What each unit test passed with: the files that it depends on, known from its imports and from the recording of its last pass (record-reads.mjs).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { groupOf, testDependencies } from './affected-tests.mjs'
import { readNote, writeNote } from './changed-files.mjs'

const folder = join(root, 'node_modules/.compact/reads')
const NOTE = 'passed-tests'

/** Environment of a run of the unit tests that is recorded. Forgets earlier recordings that were not kept, and the earlier report. */
export function recordedRun(report) {
  rmSync(report, { force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const preload = `--import=${new URL('record-reads.mjs', import.meta.url)}`
  return { RECORD_READS_IN: folder, NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ') }
}

/**
 * All unit tests of the project, those that did not pass with what they depend on now, and those of them that are left to `npm test`. `changed`: the files that have
 * changed since the last run.
 */
export function affectedTests(now, changed) {
  const dependencies = testDependencies(now)
  const passed = readNote(NOTE, {})
  const affected = affectedSince(passed, dependencies)
  return { all: dependencies.tests, affected, left: leftOf(affected, passed, changed, dependencies) }
}

/** Of the affected tests those of expensive groups, unless one is near to what has changed or failed when it last ran. */
export function leftOf(affected, passed, changed, { isNear }) {
  return affected.filter((test) => groupOf(test) !== undefined && !passed[test]?.isFailed && !isNear(test, changed, passed[test]?.reads))
}

/** The tests that did not pass with what they depend on now. A test of which nothing is known did not. */
export function affectedSince(passed, { tests, hashOf }) {
  return tests.filter((test) => passed[test]?.hash !== hashOf(test, passed[test]?.reads))
}

/** Keeps the recordings of the test files that passed. `report` is the file of Vitest's JSON reporter, `now` the files when the run began. */
export function keepRecordings(now, report, code) {
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
  const dependencies = testDependencies(now)
  const reads = readsByTest(logsIn(folder), dependencies.modulesOf)
  const ended = results.map(({ name, status }) => ({
    test: name.slice(root.length + 1).replaceAll('\\', '/'),
    isPassed: status !== 'failed',
  }))
  writeNote(NOTE, passedAfter(readNote(NOTE, {}), ended, code, reads, dependencies))
}

/** What has passed after a run: its tests with what they read, if they passed, and the others as before. */
export function passedAfter(before, ended, code, reads, { hashOf }) {
  // An error outside of all tests may be that of any.
  const isAnyFailed = code !== 0 && ended.every(({ isPassed }) => isPassed)
  const passed = { ...before }
  for (const { test, isPassed } of ended) {
    if (!isPassed || isAnyFailed) passed[test] = { isFailed: true }
    else if (reads.has(test)) passed[test] = { reads: reads.get(test), hash: hashOf(test, reads.get(test)) }
    else delete passed[test]
  }
  return passed
}

/** Every test is unknown again. */
export function forgetTests() {
  writeNote(NOTE, {})
}

/** The lines of each worker's log, and of the logs that they name. */
function logsIn(where) {
  const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean).map(readLine) : [])
  return readdirSync(where)
    .filter((name) => name.endsWith('.log'))
    .map((name) => linesOf(join(where, name)).map((line) => (line[0] === 'test' ? ['test', line[1], linesOf(line[2])] : line)))
}

/** A process that is stopped in the middle of a line may have read anything. */
function readLine(line) {
  try {
    return JSON.parse(line)
  } catch {
    return ['all', '', []]
  }
}

/**
 * What each test file read, as `kind path`. Test files share workers, and their modules may keep what they read: a test file also read what an earlier one of
 * its worker read through a module that both load. `modulesOf` names the modules of a test file that read this.
 */
export function readsByTest(logs, modulesOf) {
  const reads = new Map()
  for (const log of logs) {
    /** Reads of earlier test files, by the modules that they came through. */
    const earlier = new Map()
    for (const { test, lines } of blocksOf(log)) {
      const own = new Set(lines.map(([kind, path]) => `${kind} ${path}`))
      const modules = new Set(modulesOf(test, [...own]))
      for (const [callers, kept] of earlier)
        if (callers === '' || callers.split('\n').some((caller) => modules.has(caller))) for (const read of kept) own.add(read)
      for (const [kind, path, callers] of lines) {
        // Which page was loaded is asked anew by each test file.
        if (kind === 'module') continue
        // Vite is loaded once for all test files of a worker.
        const key = kind === 'vite' ? '' : callers.join('\n')
        if (!earlier.has(key)) earlier.set(key, new Set())
        earlier.get(key).add(`${kind} ${path}`)
      }
      own.delete('children ')
      reads.set(test, own.has('all ') ? ['all '] : [...own].sort())
    }
  }
  return reads
}

/** The lines of each test file, with those of its processes as if its own modules had read. */
function blocksOf(log) {
  const blocks = []
  for (const line of log) {
    if (line[0] === 'test') blocks.push({ test: line[1], children: line[2], lines: [] })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks.map(({ test, children, lines }) => {
    const callers = [...new Set(lines.filter(([kind]) => kind === 'children').flatMap(([, , names]) => names))]
    return { test, lines: [...lines, ...children.map(([kind, path]) => [kind === 'vite' ? 'all' : kind, path, callers])] }
  })
}
