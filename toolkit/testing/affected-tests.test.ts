import { expect, test } from 'vitest'
import { affectedTests } from './affected-tests.mjs'

const files: Record<string, string> = {
  'app/price.ts': "import { round } from './round.ts'",
  'app/round.ts': '',
  'app/price.test.ts': "import { price } from './price.ts'",
  'app/words.test.ts': "import words from '#app/words.json' with { type: 'json' }",
  'app/words.json': '{}',
  'app/worker.test.ts': "new Worker(new URL('./round.ts', import.meta.url))",
  'app/lazy.test.ts': "const round = await import('./round.ts')",
  'app/mocked.test.ts': "vi.mock('./round.ts')",
  'tests/tree.test.ts': "import { readdirSync } from 'node:fs'",
  'mock-server/host.test.ts': "import { readFileSync } from 'node:fs'",
}

/** The tests that are affected when some files change. */
function affectedBy(...changed: string[]): string[] {
  return affectedTests([...Object.keys(files), ...changed], changed, (path: string) => files[path]).affected
}

const readsDisk = 'tests/tree.test.ts'

test('nothing changed: no test is affected', () => {
  expect(affectedBy()).toEqual([])
})

test('a changed file affects the tests that import it, mock it or start it, and those that read the disk', () => {
  const byRound = ['app/price.test.ts', 'app/worker.test.ts', 'app/lazy.test.ts', 'app/mocked.test.ts']
  expect(affectedBy('app/round.ts')).toEqual([...byRound, readsDisk])
  expect(affectedBy('app/words.json')).toEqual(['app/words.test.ts', readsDisk])
})

test('a file that was removed affects the tests that still import it', () => {
  const rest = Object.keys(files).filter((path) => path !== 'app/round.ts')
  const { affected } = affectedTests(rest, ['app/round.ts'], (path: string) => (path === 'app/round.ts' ? undefined : files[path]))
  expect(affected).toContain('app/price.test.ts')
})

test('a test of the contract that reads the disk reads no file of the shop', () => {
  expect(affectedBy('app/round.ts')).not.toContain('mock-server/host.test.ts')
  expect(affectedBy('schema/basket.graphql')).toEqual([readsDisk, 'mock-server/host.test.ts'])
})

test.each(['package-lock.json', 'vitest.config.ts', 'tests/harness/unit-setup.ts'])('%s affects every test', (path) => {
  expect(affectedBy(path)).toHaveLength(Object.keys(files).filter((file) => file.includes('.test.')).length)
})
