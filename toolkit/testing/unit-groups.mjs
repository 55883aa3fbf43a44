// Unit tests that run only when one of their inputs has changed (see test-groups.mjs). Vitest's configuration reads this file as well.

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
    inputs: [
      'mock-server',
      'http-server',
      'payment-provider',
      'fixtures',
      'schema',
      'operations',
      'tests/contract',
      'tests/harness',
      'toolkit/redis.mjs',
      'vitest.config.ts',
    ],
  },
}

/** Test files of the groups in `UNCHANGED`, separated by commas. An unknown name is an error, because a typo would skip nothing. */
export function skippedTests(unchanged = '') {
  const names = unchanged.split(',').filter(Boolean)
  const unknown = names.find((name) => !Object.hasOwn(unitGroups, name))
  if (unknown !== undefined) throw new Error(`UNCHANGED names "${unknown}". The groups are: ${Object.keys(unitGroups).join(', ')}.`)
  return names.flatMap((name) => unitGroups[name].specs)
}
