// Unit tests that run only when one of their inputs has changed (see test-groups.mjs). Vitest's configuration reads this file as well.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** What the mock server answers from. */
const CONTRACT = ['mock-server', 'http-server', 'payment-provider', 'fixtures', 'schema', 'operations']

/** The stores of the mock server, with a Redis of their own. */
const STORES = 'tests/contract/stores'

/** Why each group is not run every time, its test files, and the files and folders that can change its outcome. */
export const unitGroups = {
  art: {
    reason: "The catalogue's pictures are drawn once; drawing all of them again takes ten seconds.",
    specs: ['toolkit/catalogue-art/drawing.test.ts', 'toolkit/catalogue-art/prints.test.ts'],
    inputs: ['toolkit/catalogue-art', 'toolkit/setup.mjs', 'fixtures/catalogue', 'schema', 'public/images', 'vitest.config.ts'],
  },
  'enlarged-catalogue': {
    reason: 'Load tests alone use a catalogue of thousands of products.',
    specs: ['fixtures/catalogue/enlarged.test.ts'],
    inputs: ['fixtures/catalogue', 'schema', 'vitest.config.ts'],
  },
  redis: {
    reason: 'The stores start a Redis server and generate sequences of steps.',
    specs: [
      'mock-server/redis/redis-journal.test.ts',
      'tests/contract/stores/determinism.test.ts',
      'tests/contract/stores/isolation.test.ts',
      'tests/contract/stores/ordinary-visits.test.ts',
      'tests/contract/stores/redis-outage.test.ts',
      'tests/contract/stores/store-bounds.test.ts',
    ],
    inputs: [...CONTRACT, 'tests/contract', 'tests/harness', 'toolkit/redis.mjs', 'vitest.config.ts'],
  },
  'mock-server': {
    reason: 'They start servers, publish the contract and generate requests, and a change of the shop rarely reaches them.',
    specs: testsUnder('mock-server').filter((path) => !path.startsWith('mock-server/redis/')),
    inputs: [...CONTRACT, 'app', 'docs/requirements', 'tests/harness', 'toolkit', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
  },
  'contract-requests': {
    reason: 'They send some 40,000 requests to the mock server, one fact after another.',
    specs: testsUnder('tests/contract').filter((path) => !path.startsWith(`${STORES}/`)),
    inputs: [...CONTRACT, 'tests/contract', 'tests/harness', 'docs/requirements', 'toolkit/redis.mjs', 'vitest.config.ts'],
  },
  'contract-commands': {
    reason: 'Commands of the contract write repositories, lint, generate code and play scenarios; `contract check` itself always runs.',
    specs: testsUnder('toolkit/contract'),
    inputs: [
      ...CONTRACT,
      'app',
      'docs/decisions',
      'docs/events.md',
      'docs/requirements',
      'tests',
      'toolkit',
      'codegen.ts',
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
    ],
  },
  'accessibility-review': {
    reason: 'They run the engines of the review on pages of their own, for seconds each.',
    specs: testsUnder('tests/accessibility'),
    inputs: [
      ...CONTRACT,
      'app',
      'docs/accessibility',
      'docs/requirements',
      'tests',
      'toolkit',
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
    ],
  },
  'whole-pages': {
    reason: 'They render a whole page for each fact; what a component shows is tested beside it.',
    specs: testsUnder('tests/pages'),
    inputs: [...CONTRACT, 'app', 'tests/pages', 'tests/harness', 'tsconfig.json', 'vitest.config.ts'],
  },
  'shop-and-contract': {
    reason: "They hold the shop's basket against the mock server's, through every fault.",
    specs: testsUnder('tests/agreement'),
    inputs: [
      ...CONTRACT,
      'app',
      'docs/contract-rules.md',
      'tests/agreement',
      'tests/contract',
      'tests/harness',
      'toolkit/contract',
      'toolkit/codegen',
      'tsconfig.json',
      'vitest.config.ts',
    ],
  },
}

/** The test files in a folder, from the root. */
function testsUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
}

/**
 * The test files of the groups that `UNCHANGED` names, separated by commas; it may name single files of them. An unknown name is an error, because a typo would skip
 * nothing.
 */
export function skippedTests(unchanged = '') {
  const names = unchanged.split(',').filter(Boolean)
  const files = new Set(Object.values(unitGroups).flatMap(({ specs }) => specs))
  const unknown = names.find((name) => !Object.hasOwn(unitGroups, name) && !files.has(name))
  if (unknown !== undefined) throw new Error(`UNCHANGED names "${unknown}". The groups are: ${Object.keys(unitGroups).join(', ')}.`)
  return names.flatMap((name) => unitGroups[name]?.specs ?? [name])
}
