import { defineConfig, mergeConfig } from 'vitest/config'
import everyday from './vitest.config.ts'

/** The tests that lie beside the rules, and nothing that starts a server or a browser: each broken rule asks them anew. */
const { projects: _projects, maxWorkers: _maxWorkers, ...shared } = everyday.test ?? {}

export default mergeConfig(
  defineConfig({ ...everyday, test: shared }),
  defineConfig({
    test: {
      include: [
        'mock-server/contract/rules/*.test.ts',
        'app/features/{basket,wishlist}/**/*.test.ts',
        'app/platform/{catalogue,experiments,money,pagination,session,shopper,store}/**/*.test.ts',
      ],
      testTimeout: 60_000,
    },
  }),
)
