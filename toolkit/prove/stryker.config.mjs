// How the rules are broken on purpose: every file that holds a rule of the shop or of the contract, one small break at a time.

/** Rules of the contract: what a basket is, what it costs, who pays which price. A table of areas by ZIP code is data and not a rule. */
const contract = ['mock-server/contract/rules/*.ts', '!mock-server/contract/rules/us-states.ts']

/** Rules of the shop: what the basket shows of an answer, who is here, where links lead. Components are proven in the browser. */
const shop = [
  'app/features/basket/**/*.ts',
  'app/platform/{basket,catalogue,money,pagination,shopper}/**/*.ts',
  'app/platform/experiments/{exposures,known-flags}.ts',
  'app/platform/settings/memberships.ts',
  'app/platform/store/{content-href,layouts,link,page-metadata,query-key,route-tree,store-code,store-preference,stores}.ts',
  'app/platform/session/{affiliate,client-headers,login-href,preview,safe-redirect}.ts',
]

/** Glue to the browser and to Next has its proof in journeys. */
const glue = [
  '!app/**/*.client.ts',
  '!app/**/*-data.ts',
  '!app/platform/shopper/server-shopper.ts',
  '!app/**/testing/**',
  '!app/features/basket/bag/bag-drawer.ts',
  '!**/*.test.ts',
]

/** What `RULES_OF` names: the rules of one room. */
const rooms = {
  contract: { mutate: [...contract, ...glue] },
  // What a module of the shop holds from its start asks every test anew, half of them with a page of their own: left out, it takes an hour less.
  shop: { mutate: [...shop, ...glue], ignoreStatic: true },
}
const { RULES_OF = 'shop' } = process.env

export default {
  ...rooms[RULES_OF],
  testRunner: 'vitest',
  // Which tests a break concerns is known from the first run: to ask the modules for it again costs more than the tests.
  vitest: { configFile: 'vitest.rules.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Without it a config of TypeScript 5 would be rewritten, by an interface that the compiler has no more.
  tsconfigFile: 'toolkit/prove/none.json',
  ignorePatterns: ['.next', '.results', 'docs', 'public', 'storybook-static', 'test-results', 'tests/visual'],
  tempDirName: `.results/mutation-of-${RULES_OF}`,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.results/mutation-${RULES_OF}.json` },
  concurrency: 2,
}
