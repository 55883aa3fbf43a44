import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { skippedTests } from './toolkit/testing/unit-groups.mjs'

const seededChecks = fileURLToPath(new URL('./tests/harness/seeded-checks.ts', import.meta.url))

const PAGES = 'tests/pages/**/*.test.ts'
const SHOP = ['app/**/*.test.ts', 'app/**/*.test.tsx']
/** Tests that fail in a VM context, where `FormData`, `Request` and events come from two realms and `document` cannot be stubbed. */
const NOT_IN_VM = ['app/**/{SearchPanel.test.tsx,browser-storage.test.ts,early-form-submissions.test.ts,upstream.test.ts}']
/** The shop's tests that have no document and replace nothing: they leave nothing behind for the next test of their worker. */
const LEAVES_NOTHING = globSync(SHOP, { cwd: import.meta.dirname }).filter(
  (file) => !/@vitest-environment|\bvi\b|process\.env/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

export default defineConfig({
  plugins: [
    {
      name: 'seeded-checks',
      enforce: 'pre',
      // Not a setup file: loading fast-check for tests that have nothing to do with it costs each of their processes a tenth of a second and more.
      resolveId: (id, importer) => (id === 'fast-check' && importer !== seededChecks ? seededChecks : undefined),
    },
  ],
  resolve: {
    // graphql has a development build that Vitest would pick for our modules while Node loads the other for the tools': two realms.
    alias: [
      // Marks modules that Next must keep out of the browser; outside Next it would refuse to load at all.
      { find: 'server-only', replacement: fileURLToPath(new URL('./tests/harness/server-only.ts', import.meta.url)) },
      { find: /^graphql$/, replacement: fileURLToPath(new URL('./node_modules/graphql/index.mjs', import.meta.url)) },
    ],
  },
  test: {
    projects: [
      // Each file has globals of its own, in a VM context: a third of the CPU of a process each (38 s instead of 100 s for 189 files).
      { extends: true, test: { name: 'shop', include: SHOP, exclude: [...NOT_IN_VM, ...LEAVES_NOTHING], pool: 'vmThreads' } },
      { extends: true, test: { name: 'shop-processes', include: NOT_IN_VM } },
      // The others share their workers: 13 s of CPU instead of 21.
      { extends: true, test: { name: 'shop-rules', include: LEAVES_NOTHING, isolate: false } },
      // The contract's worlds are private by construction, so its tests share their workers too: loading it once saves half the time.
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['{fixtures,http-server,mock-server,payment-provider,tests,toolkit}/**/*.test.ts'],
          exclude: [PAGES],
          isolate: false,
        },
      },
      // Whole pages with the contract's answers. They share a worker too: loading every route takes longer than the tests.
      { extends: true, test: { name: 'pages', include: [PAGES], isolate: false } },
    ],
    exclude: ['node_modules/**', '.next/**', ...skippedTests(process.env['UNCHANGED'])],
    environment: 'node',
    setupFiles: ['tests/harness/unit-setup.ts'],
    restoreMocks: true,
    // Both of two cores: the default leaves one to a watching editor.
    maxWorkers: '100%',
    // Rules that hold for whatever comes are tried hundreds of times, and the first test of a worker loads what all of them use: on a busy machine either takes
    // many times as long. A limit only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // A second try would hide a race.
    retry: 0,
  },
})
