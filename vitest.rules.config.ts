import { defineConfig, mergeConfig } from 'vitest/config'
import everyday from './vitest.config.ts'

/** The tests that lie beside the rules, and nothing that starts a server or a browser: each broken rule asks them anew. */
const { projects: _projects, maxWorkers: _maxWorkers, ...shared } = everyday.test ?? {}

const contract = ['mock-server/contract/rules/*.test.ts']
const shop = [
  'app/features/{basket,wishlist}/**/*.test.ts',
  'app/platform/{catalogue,experiments,money,pagination,session,shopper,store}/**/*.test.ts',
]
/** The rules that are broken: a room's own tests ask them, or both rooms' where only some files are. */
const include = { contract, shop }[process.env['RULES_OF'] ?? ''] ?? [...contract, ...shop]

export default mergeConfig(defineConfig({ ...everyday, test: shared }), defineConfig({ test: { include, testTimeout: 60_000 } }))
