// How the rules are broken on purpose: every file that holds a rule of the shop or of the contract, one small break at a time.

/** Rules of the contract: what a basket is, what it costs, who pays which price. A table of areas by ZIP code is data and not a rule. */
const contract = ['mock-server/contract/rules/*.ts', '!mock-server/contract/rules/us-states.ts']

/** Rules of the shop: what the basket shows of an answer, who is here, where links lead. Components are proven in the browser. */
const shop = [
  'app/features/basket/**/*.ts',
  'app/features/wishlist/**/*.ts',
  'app/platform/{catalogue,money,pagination,shopper}/**/*.ts',
  'app/platform/experiments/{exposures,known-flags}.ts',
  'app/platform/store/{content-href,layouts,link,page-metadata,query-key,route-tree,store-preference}.ts',
  'app/platform/session/{affiliate,asking-page,login-href,preview,safe-redirect}.ts',
]

/** Glue to the browser and to Next has its proof in journeys. */
const glue = ['!app/**/*.client.ts', '!app/**/*-data.ts', '!app/platform/shopper/own-shopper.ts', '!app/**/testing/**', '!**/*.test.ts']

export default {
  mutate: [...contract, ...shop, ...glue],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Without it a config of TypeScript 5 would be rewritten, by an interface that the compiler has no more.
  tsconfigFile: 'toolkit/prove/none.json',
  ignorePatterns: ['.next', '.results', 'docs', 'public', 'storybook-static', 'test-results', 'tests/visual'],
  tempDirName: '.results/mutation',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.results/mutation.json' },
  concurrency: 2,
}
