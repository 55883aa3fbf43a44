// Mutation testing of every file that contains a rule of the shop or of the contract.

/** Rules of the contract: what a basket is, what it costs, who pays which price. The table of areas by ZIP code is data. */
const contract = ['mock-server/contract/rules/**/*.ts', '!mock-server/contract/rules/{input/us-states,testing/*}.ts']

/** Rules of the shop: how the basket shows a response, who the shopper is, where links lead. Components are tested in the browser. */
const shop = [
  'app/features/basket/**/*.ts',
  'app/platform/{basket,catalogue,money,pagination,shopper}/**/*.ts',
  'app/platform/experiments/{exposures,known-flags}.ts',
  'app/platform/settings/memberships.ts',
  'app/platform/{page/{layouts,page-metadata},routes/{query-key,route-tree},store/{content-href,link,store-code,store-preference,stores}}.ts',
  'app/platform/session/{affiliate,client-headers,login-href,preview,safe-redirect}.ts',
]

/** Code that binds rules to the browser and to Next. Journeys test it. */
const glue = [
  '!app/**/*.client.ts',
  '!app/**/*-data.ts',
  '!app/platform/shopper/page-shopper.ts',
  '!app/**/testing/**',
  '!app/features/basket/drawer/drawer-id.ts',
  '!**/*.test.ts',
]

/** The rules of the side named by `RULES_OF`. */
const sides = {
  contract: { mutate: [...contract, ...glue] },
  // A mutant of code that runs on import needs every test, half of which render a page. Leaving these out saves an hour.
  shop: { mutate: [...shop, ...glue], ignoreStatic: true },
}
const { RULES_OF = 'shop' } = process.env

export default {
  ...sides[RULES_OF],
  testRunner: 'vitest',
  // The first run has recorded which tests reach a mutant. Walking the module graph again costs more than the tests.
  vitest: { configFile: 'vitest.rules.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Stryker would rewrite an existing file through an API that TypeScript 7 lacks. This one does not exist.
  tsconfigFile: 'toolkit/prove/none.json',
  ignorePatterns: ['.next', '.results', 'docs', 'public', 'storybook-static', 'test-results', 'tests/visual'],
  tempDirName: `.results/mutation-of-${RULES_OF}`,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.results/mutation-${RULES_OF}.json` },
  concurrency: 2,
}
