import { expect, test } from 'vitest'
import { testDependencies } from './affected-tests.mjs'

const files: Record<string, string> = {
  'app/price.ts': "import { round } from './round.ts'",
  'app/round.ts': '',
  'app/price.test.ts': "import { price } from './price.ts'",
  'app/words.test.ts': "import words from '#app/words.json' with { type: 'json' }",
  'app/words.json': '{}',
  'app/worker.test.ts': "new Worker(new URL('./round.ts', import.meta.url))",
  'app/lazy.test.ts': "const round = await import('./round.ts')",
  'app/mocked.test.ts': "vi.mock('./round.ts')",
  'app/named.test.ts': 'await import(file)',
  'app/[locale]/basket/page.tsx': "import '../../round.ts'",
  'app/[locale]/blog/page.tsx': "import '../../price.ts'",
  'tests/pages/shown-page.ts': '',
  'tests/pages/blog.test.ts': "import './shown-page.ts'",
  'tests/tree.test.ts': "import { readdirSync } from 'node:fs'",
  'toolkit/bundle.test.ts': "import { build } from 'vite'",
  'docs/one.md': 'one',
}

/** What was recorded of tests that read or visit something. */
const recorded: Record<string, readonly string[]> = {
  'tests/tree.test.ts': ['folder docs', 'file docs/one.md', 'file docs/two.md'],
  'tests/pages/blog.test.ts': ['module app/[locale]/blog/page.tsx'],
  'app/named.test.ts': ['exists app/price.ts'],
  'toolkit/bundle.test.ts': [],
}

/** The tests whose dependencies are not what they were, when some files have another text, or none. */
function affectedBy(changes: Record<string, string | undefined>, recordings: Record<string, readonly string[]> = recorded): string[] {
  const changed = Object.fromEntries(Object.entries({ ...files, ...changes }).filter(([, text]) => text !== undefined))
  const [before, after] = [files, changed].map((texts) =>
    testDependencies(new Map(Object.entries(texts)), (path: string) => (texts as Record<string, string>)[path]),
  )
  const reads = (one: string) => (one.startsWith('app/') && one !== 'app/named.test.ts' ? [] : recordings[one])
  return before?.tests.filter((one: string) => before.hashOf(one, reads(one)) !== after?.hashOf(one, reads(one))) ?? []
}

const byRound = ['app/lazy.test.ts', 'app/mocked.test.ts', 'app/named.test.ts', 'app/price.test.ts', 'app/worker.test.ts']

test('nothing changed: no test is affected', () => {
  expect(affectedBy({})).toEqual([])
})

test('a changed file affects the tests that import it, mock it or start it, and those that find it at run time', () => {
  expect(affectedBy({ 'app/round.ts': ' ' })).toEqual([...byRound, 'tests/pages/blog.test.ts'])
  expect(affectedBy({ 'app/words.json': '[]' })).toEqual(['app/words.test.ts'])
})

test('a file that was removed affects the tests that still import it', () => {
  expect(affectedBy({ 'app/round.ts': undefined })).toContain('app/price.test.ts')
})

test('a file that a test read affects it when it changes and when it is removed, and one that was sought when it comes', () => {
  expect(affectedBy({ 'docs/one.md': 'two' })).toContain('tests/tree.test.ts')
  expect(affectedBy({ 'docs/one.md': undefined })).toContain('tests/tree.test.ts')
  expect(affectedBy({ 'docs/two.md': '' }, { 'tests/tree.test.ts': ['file docs/two.md'] })).toContain('tests/tree.test.ts')
  expect(affectedBy({ 'docs/two.md': '' }, { 'tests/tree.test.ts': ['exists docs/two.md'] })).toContain('tests/tree.test.ts')
})

test.each(['folder docs', 'tree docs', 'folder ', 'copy docs'])('a new file affects a test that has listed its folder: %s', (read) => {
  const added = read === 'folder ' ? 'new.md' : 'docs/new.md'
  expect(affectedBy({ [added]: '' }, { 'tests/tree.test.ts': [read] })).toContain('tests/tree.test.ts')
})

test('a file that no test has read affects none', () => {
  expect(affectedBy({ 'schema/new.graphql': '' })).toEqual([])
  expect(affectedBy({ 'docs/one.md': 'two' }, { 'tests/tree.test.ts': ['folder docs'] })).not.toContain('tests/tree.test.ts')
})

test('a test that reads the disk and has no recording is affected by every file', () => {
  expect(affectedBy({ 'schema/new.graphql': '' }, {})).toContain('tests/tree.test.ts')
})

test('what the bundler reads is unknown if it was loaded', () => {
  const bundled = { ...recorded, 'toolkit/bundle.test.ts': ['vite '] }
  expect(affectedBy({ 'schema/new.graphql': '' }, bundled)).toEqual(['toolkit/bundle.test.ts'])
})

test('a page affects the tests that visit it, and those of which no recording says what they visit', () => {
  const basket = { 'app/[locale]/basket/page.tsx': '' }
  expect(affectedBy(basket)).not.toContain('tests/pages/blog.test.ts')
  expect(affectedBy(basket, {})).toContain('tests/pages/blog.test.ts')
  expect(affectedBy({ 'app/[locale]/blog/page.tsx': '' })).toContain('tests/pages/blog.test.ts')
})

test.each(['package-lock.json', 'vitest.config.ts', 'tests/harness/unit-setup.ts'])('%s affects every test', (path) => {
  expect(affectedBy({ [path]: '' })).toHaveLength(Object.keys(files).filter((file) => file.includes('.test.')).length)
})

test('a test is near to what it is, imports, visits, or reads and is no code', () => {
  const { isNear } = testDependencies(new Map(Object.entries(files)), (path: string) => files[path])
  const nearTo = (path: string) =>
    Object.keys(files).filter((one) => /\.test\./.test(one) && isNear(one, new Set([path]), [...(recorded[one] ?? [])]))
  expect(nearTo('app/price.test.ts')).toEqual(['app/price.test.ts'])
  expect(nearTo('app/price.ts')).toEqual(['app/price.test.ts'])
  expect(nearTo('app/round.ts')).toEqual(['app/worker.test.ts', 'app/lazy.test.ts', 'app/mocked.test.ts'])
  expect(nearTo('app/[locale]/blog/page.tsx')).toEqual(['tests/pages/blog.test.ts'])
  expect(nearTo('docs/one.md')).toEqual(['tests/tree.test.ts'])
  const readsCode = ['file app/round.ts', 'folder app']
  expect(isNear('tests/tree.test.ts', new Set(['app/round.ts']), readsCode)).toBe(false)
})
