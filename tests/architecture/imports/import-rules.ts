import { codeOf, type Import, isCode, isOwn } from '../code.ts'
import { isTest, type Sources } from '../sources.ts'

/** A zone of the tree: its files, what they may import, and where code belongs that needs more. The first zone that contains a file applies. */
export type Zone = {
  name: string
  holds: RegExp
  /** Files that it may import, including its own, by path from the root. */
  may: RegExp
  /** Packages that it may import. Absent: any. */
  packages?: RegExp
  /** Where the code belongs instead, as the end of a sentence. */
  instead: string
}

const none = /^(?!)/

export const zones: readonly Zone[] = [
  {
    name: 'schema',
    holds: /^schema\//,
    may: none,
    packages: none,
    instead: 'the schema knows no programming language: what reads it belongs in toolkit/',
  },
  {
    name: 'operations',
    holds: /^operations\//,
    may: none,
    packages: none,
    instead: 'operations know no programming language: what sends them belongs in a feature',
  },
  {
    name: 'fixtures',
    holds: /^fixtures\//,
    may: /^(fixtures|schema\/(events\/)?__generated__)\//,
    packages: none,
    instead: "fixtures are typed data over the schema's types: behaviour belongs in mock-server/contract/, readers in toolkit/",
  },
  {
    name: 'the contract',
    holds: /^mock-server\/(contract|worlds|scenarios|faults|journal)\//,
    may: /^(mock-server\/(contract|worlds|scenarios|faults|journal)|schema\/__generated__|fixtures)\//,
    instead:
      'the contract knows data and rules, not hosts or clients: requests belong in mock-server/http/, Node in mock-server/host/, documents in operations/',
  },
  {
    name: 'examples of variables',
    holds: /^mock-server\/host\/examples\//,
    may: /^(mock-server\/host\/examples|operations\/__generated__|schema\/__generated__|fixtures)\//,
    instead: 'examples are variables for operations, as data: what runs them belongs in mock-server/host/, toolkit/ or tests/contract/',
  },
  {
    name: 'what both HTTP servers share',
    holds: /^http-server\//,
    may: /^http-server\//,
    packages: /^node:/,
    instead:
      'it knows neither server: what only the shop needs belongs in app/platform/server/, what only the mock server needs in mock-server/host/',
  },
  {
    name: 'the payment provider',
    holds: /^payment-provider\//,
    may: /^payment-provider\//,
    instead:
      'the provider is somebody else: what it shares with the shop is payment-provider/protocol.ts, what answers for it is in mock-server/http/',
  },
  {
    name: 'the hosts of the mock server',
    holds: /^mock-server\/(node|control|host|redis)(\/|\.ts$)/,
    may: /^(mock-server\/|http-server\/|schema\/__generated__\/|fixtures\/|operations\/__generated__\/)/,
    instead: 'the mock server knows the contract and the operations, not the shop: what both need belongs in schema/ or operations/',
  },
  {
    name: 'the gallery',
    holds: /^mock-server\/gallery\//,
    may: /^(mock-server\/(gallery|control)|app\/design-system)\//,
    instead: 'the gallery draws with app/design-system/ and asks the control API: what it wants to know belongs in mock-server/control/',
  },
  {
    name: 'the mock server',
    holds: /^mock-server\//,
    may: /^(mock-server\/(?!node|control|host|redis|gallery)|schema\/(events\/)?__generated__\/|fixtures\/|payment-provider\/(__generated__\/|cards\.ts$)|operations\/__generated__\/manifest\.json$)/,
    instead:
      'every host shares this, browsers included: what one host needs belongs in mock-server/host/ or mock-server/control/, what the shop needs in app/',
  },
  {
    name: 'the design system',
    holds: /^app\/design-system\//,
    may: /^app\/design-system\//,
    packages: /^(react|react-dom|react-aria-components|embla-carousel|micromark|sanitize-html|server-only)(\/|$)/,
    instead: 'the design system knows looks and keyboards, not the shop: a feature gives it words, links and callbacks as props',
  },
  {
    name: 'the platform',
    holds: /^app\/platform\//,
    may: /^(app\/(platform|messages)|operations|schema\/events\/__generated__)\/|^payment-provider\/protocol\.ts$/,
    instead:
      'features stand on the platform, never the other way round, and the contract is reached over HTTP only: what one feature needs belongs in app/features/',
  },
  {
    name: 'a feature',
    holds: /^app\/features\//,
    may: /^(app\/(design-system|platform|messages)|operations)\/|^payment-provider\/protocol\.ts$/,
    instead:
      'features do not import each other, routes or the mock server: what two need belongs in app/platform/ or app/design-system/, or the route hands it over as a slot',
  },
  {
    name: 'the copy',
    holds: /^app\/messages\//,
    may: /^app\/messages\//,
    packages: none,
    instead: 'copy is data: what chooses or formats it belongs in a feature or in app/platform/',
  },
  {
    name: 'the route handlers',
    holds: /^app\/api\//,
    may: /^(app\/(api|platform)|operations)\//,
    instead: 'route handlers stand on the platform alone: what a page shows belongs in a feature, what both need in app/platform/',
  },
  {
    name: 'the routes',
    holds: /^app\//,
    may: /^app\/(\[locale\]|sw\.js|features|design-system|platform|messages)\//,
    instead: "routes compose features: asking the contract belongs in a feature's *-data.ts, answering it in mock-server/",
  },
  {
    name: 'the toolkit',
    holds: /^toolkit\//,
    may: /^(toolkit|schema|operations|fixtures|mock-server)\//,
    instead: 'the toolkit works on the contract, not on the shop: what looks at pages belongs in tests/',
  },
  {
    name: 'load tests',
    holds: /^tests\/load\//,
    may: /^((tests|toolkit|operations|schema|fixtures|mock-server)\/|playwright\.config\.ts$)/,
    instead: 'load tests measure from outside: what looks inside the shop is a unit test beside it',
  },
  {
    name: 'the harness',
    holds: /^tests\/harness\//,
    may: /^(tests\/harness|mock-server\/journal|fixtures\/scenarios|schema\/events\/__generated__)\//,
    instead:
      'the harness is installed elsewhere too: it drives a browser and asks the control API; what only our own shop needs is a gesture in tests/harness/gestures/',
  },
  {
    name: 'the page of the rules',
    holds: /^tests\/agreement\/contract-rules-page\./,
    may: /^(tests\/agreement\/|schema\/__generated__\/|toolkit\/contract\/coverage\/reached\/told-examples\.ts$|app\/(messages|platform)\/)/,
    instead: "docs/contract-rules.md sets the schema's rules beside the shop's words: nothing else belongs in it",
  },
  {
    name: 'tests of agreement',
    holds: /^tests\/agreement\//,
    may: /^(tests\/|fixtures\/|operations\/__generated__\/|mock-server\/test\.ts$|app\/(features|messages|platform)\/)/,
    instead:
      "tests of agreement drive the shop's own code against the contract's server: what looks at one of them alone is a unit test beside it",
  },
  {
    name: 'tests of pages',
    holds: /^tests\/pages\//,
    may: /^(tests\/(pages\/|harness\/recording\.ts$)|fixtures\/|mock-server\/(test|host\/test-listener)\.ts$|app\/\[locale\]\/|app\/api\/)/,
    instead:
      "tests of pages render the shop's routes, and post to its handlers, with the contract's answers: what looks at one component is a test beside it",
  },
  {
    name: 'recorded breaks',
    holds: /^tests\/breaks\//,
    may: /^(tests\/breaks\/|toolkit\/prove\/breaks\/recorded-break\.ts$)/,
    packages: none,
    instead: 'breaks are data: what applies them and judges what came of it belongs in toolkit/prove/breaks/',
  },
  {
    name: 'tests',
    holds: /^tests\//,
    may: /^(tests\/|fixtures\/|schema\/__generated__\/|operations\/__generated__\/|mock-server\/(test|browser|host\/test-listener|redis\/redis-stores|redis\/testing\/redis-for-tests)\.ts$|app\/design-system\/(examples\/|.*\.examples\.tsx$))/,
    instead:
      'tests see what a person or a client sees: what they need of the contract is exported by mock-server/test.ts, and what looks inside is a unit test beside what it tests',
  },
  {
    name: 'stories',
    holds: /^\.storybook\//,
    may: /^(\.storybook\/|mock-server\/browser\.ts$|fixtures\/scenarios\/|app\/(messages|design-system|platform)\/)/,
    instead: 'stories show components: whole pages belong in tests/',
  },
  {
    name: 'the wiring at the root',
    holds: /^[^/]+$/,
    may: /^((app\/platform|http-server|toolkit|\.next)\/|vitest\.config\.ts$)/,
    instead: 'files at the root only wire: what they do belongs in app/platform/ or toolkit/',
  },
]

/** What a unit test or a story may also import: the harness, and the contract to run against. */
const forTests = /^(tests\/harness\/|mock-server\/(test|browser)\.ts$|fixtures\/|(schema|schema\/events|operations)\/__generated__\/)/

export function zoneOf(path: string): Zone | undefined {
  return zones.find(({ holds }) => holds.test(path))
}

/** Imports that their zone does not allow, each as a sentence. */
export function forbiddenImports(sources: Sources, zone: Zone): string[] {
  return importsOf(sources, zone)
    .filter(([path, found]) => !isAllowed(zone, path, found))
    .map(([path, { target }]) => `${path} imports ${target}: ${zone.instead}.`)
}

/** Relative imports that leave their folder, each as a sentence. Files at the root belong to no folder. */
export function relativeCrossings(sources: Sources): string[] {
  return zones.flatMap((zone) =>
    importsOf(sources, zone)
      .filter(
        ([path, { specifier, target }]) =>
          specifier.startsWith('.') && path.includes('/') && target.includes('/') && folderOf(path) !== folderOf(target),
      )
      .map(([path, { specifier, target }]) => `${path} imports '${specifier}', which leaves its folder: write '#${target}'.`),
  )
}

/** Imports of the design system by a name other than its public one, each as a sentence. */
export function wrongDesignSystemNames(sources: Sources): string[] {
  const entry = '#design-system/'
  return zones.flatMap((zone) =>
    importsOf(sources, zone).flatMap(([path, { specifier }]) => {
      const isMockServer = path.startsWith('mock-server/')
      if (isMockServer && specifier.startsWith('#app/'))
        return [`${path} imports '${specifier}': the mock server enters app/ by ${entry}… only.`]
      if (!isMockServer && specifier.startsWith(entry))
        return [`${path} imports '${specifier}': ${entry}… is the mock server's way in; write #app/design-system/….`]
      return []
    }),
  )
}

function importsOf(sources: Sources, zone: Zone): [path: string, found: Import][] {
  const files = [...sources.keys()].filter((path) => isCode(path) && zoneOf(path) === zone)
  return files.flatMap((path) => codeOf(sources, path).imports.map((found): [string, Import] => [path, found]))
}

function isAllowed(zone: Zone, path: string, found: Import): boolean {
  if (!isOwn(found)) return isTest(path) || (zone.packages?.test(found.target) ?? true)
  if (featureOf(path) !== undefined && featureOf(path) === featureOf(found.target)) return true
  return zone.may.test(found.target) || (isTest(path) && forTests.test(found.target))
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/[^/]+\//.exec(path)?.[0]
}

/** The folder within which files import each other by relative paths. */
function folderOf(path: string): string {
  return featureOf(path) ?? /^app\/[^/]+\//.exec(path)?.[0] ?? /^[^/]+\//.exec(path)?.[0] ?? ''
}
