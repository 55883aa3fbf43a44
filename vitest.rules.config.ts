import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import everyday from './vitest.config.ts'

/** The tests that lie beside the rules, and nothing that starts a server or a browser: each broken rule asks them anew. */
const { projects: _projects, maxWorkers: _maxWorkers, ...shared } = everyday.test ?? {}

const contract = ['mock-server/contract/rules/**/*.test.ts']
/** Tests that draw components are slow and see a broken rule by accident: those of three rules draw what the rule says, and no more. */
const shop = [
  'app/features/basket/**/*.test.ts',
  'app/features/basket/thresholds/*.test.tsx',
  'app/platform/{basket,catalogue,experiments,money,page,pagination,routes,session,settings,shopper,store}/**/*.test.ts',
]
/** The rules that are broken: a room's own tests ask them, or both rooms' where only some files are. */
const tests = { contract, shop }[process.env['RULES_OF'] ?? ''] ?? [...contract, ...shop]

/** Formatters are kept once they are made: in a shared process those that another test made would hide a break. */
const keepsWhatIsMade = 'app/platform/money/format.test.ts'

/** A test that stands in for the browser, for a module or for time needs a process of its own, and so does a rule that is broken from its start. */
const isAlone = (file: string) =>
  file === keepsWhatIsMade || /@vitest-environment|vi\.(mock|stubGlobal|useFakeTimers)|^mock-server/m.test(`${file}\n${read(file)}`)

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
}

const files = globSync(tests, { cwd: fileURLToPath(new URL('.', import.meta.url)) })
const project = (name: string, isolate: boolean) => ({
  extends: true as const,
  test: { name, isolate, include: files.filter((file) => isAlone(file) === isolate) },
})

export default defineConfig({
  ...everyday,
  test: { ...shared, testTimeout: 60_000, projects: [project('alone', true), project('together', false)] },
})
