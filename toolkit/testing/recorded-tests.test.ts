import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { affectedSince, leftOf, passedAfter, readsByTest } from './recorded-tests.mjs'
import { unitGroups } from './unit-groups.mjs'

const root = join(import.meta.dirname, '../..')

/** What a script reads, and with which callers, when it is started as tests start theirs. */
function recordedOf(script: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'reads')
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import=${new URL('record-reads.mjs', import.meta.url)}`, RECORD_READS_TO: log },
  })
  expect(stderr).toBe('')
  const lines: [kind: string, path: string][] = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return lines.map(([kind, path]) => `${kind} ${path}`)
}

test.each([
  ["import { readFileSync } from 'node:fs'; readFileSync('schema/README.md')", 'file schema/README.md'],
  [
    "import fs from 'node:fs/promises'; await fs.readFile(new URL('file://' + process.cwd() + '/schema/README.md'))",
    'file schema/README.md',
  ],
  ["import { createReadStream } from 'node:fs'; createReadStream('schema/README.md').resume()", 'file schema/README.md'],
  ["import { existsSync } from 'node:fs'; existsSync('schema/none.md')", 'exists schema/none.md'],
  ["import { readdirSync } from 'node:fs'; readdirSync('schema')", 'folder schema'],
  ["import { readdir } from 'node:fs/promises'; await readdir('schema', { recursive: true })", 'tree schema'],
  ["import { globSync } from 'node:fs'; globSync('docs/decisions/*.md')", 'tree docs/decisions'],
  ["await import(process.cwd() + '/toolkit/near-words.mjs')", 'file toolkit/near-words.mjs'],
  ["await import('vite')", 'vite '],
  ["import { spawnSync } from 'node:child_process'; spawnSync('git', ['status'])", 'all '],
  ["import { execSync } from 'node:child_process'; execSync('true')", 'all '],
  ["import { spawn } from 'node:child_process'; spawn(process.execPath, ['-e', '0'], { env: {} })", 'all '],
  [
    "import { spawnSync } from 'node:child_process'; spawnSync(process.execPath, ['-e', 'fs.readFileSync(`schema/README.md`)'])",
    'file schema/README.md',
  ],
])('records %s', (script, read) => {
  expect(recordedOf(script)).toContain(read)
})

const modules: Record<string, readonly string[]> = {
  'first.test.ts': ['first.test.ts', 'sources.ts'],
  'second.test.ts': ['second.test.ts', 'sources.ts'],
  'third.test.ts': ['third.test.ts'],
}
const log = [
  ['test', 'first.test.ts', [['file', 'child.md', []]]],
  ['file', 'kept.md', ['sources.ts', 'first.test.ts']],
  ['file', 'own.md', ['first.test.ts']],
  ['vite', '', ['first.test.ts']],
  ['module', 'page.tsx', ['sources.ts', 'first.test.ts']],
  ['children', '', ['first.test.ts']],
  ['test', 'second.test.ts', []],
  ['test', 'third.test.ts', []],
]

test('a test has read what an earlier one of its worker read through a module that both load, and has the bundler', () => {
  const reads = readsByTest([log], (one: string) => modules[one] ?? [])
  expect(reads.get('first.test.ts')).toEqual(['file child.md', 'file kept.md', 'file own.md', 'module page.tsx', 'vite '])
  expect(reads.get('second.test.ts')).toEqual(['file kept.md', 'vite '])
  expect(reads.get('third.test.ts')).toEqual(['vite '])
})

/** Tests with a hash over what they read. */
const dependencies = {
  tests: ['one.test.ts', 'two.test.ts'],
  hashOf: (one: string, read: readonly string[] = ['anything']) => `${one} ${read.join()}`,
}

/** What is known after a run of `one.test.ts`. */
function knownAfter(isPassed: boolean, code: number) {
  const before = { 'one.test.ts': { reads: ['file a.md'], hash: 'one.test.ts file a.md' } }
  return passedAfter(before, [{ test: 'one.test.ts', isPassed }], code, new Map([['one.test.ts', ['file b.md']]]), dependencies)
}

test('a test of which nothing is known runs, and one that passed with the same does not', () => {
  expect(affectedSince({}, dependencies)).toEqual(['one.test.ts', 'two.test.ts'])
  expect(affectedSince(knownAfter(true, 0), dependencies)).toEqual(['two.test.ts'])
})

test('a test that failed runs again, and so does each after an error outside of all tests', () => {
  expect(affectedSince(knownAfter(false, 1), dependencies)).toEqual(['one.test.ts', 'two.test.ts'])
  expect(affectedSince(knownAfter(true, 1), dependencies)).toEqual(['one.test.ts', 'two.test.ts'])
})

describe('of the expensive groups', () => {
  const [page = '', other = ''] = unitGroups['whole-pages'].specs
  const known = { [page]: { hash: '' }, [other]: { hash: '' } }
  const near = (...tests: string[]) => ({ isNear: (one: string) => tests.includes(one) })

  test('what a change affects from afar is left to npm test, and what is near to it runs', () => {
    expect(leftOf(['app/any.test.ts', page, other], known, new Set(), near(other))).toEqual([page])
  })

  test('what nobody has run yet is left, and what failed when it last ran runs', () => {
    const failed = passedAfter(known, [{ test: other, isPassed: false }], 1, new Map(), dependencies)
    expect(leftOf([page, other], failed, new Set(), near())).toEqual([page])
    expect(leftOf([page], {}, new Set(), near())).toEqual([page])
  })
})
