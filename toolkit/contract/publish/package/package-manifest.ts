import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGELOG_FILE, newestVersion } from '../../agree/changelog.ts'

/** What the repository that installs the package chooses itself. */
const PEERS = ['@playwright/test', 'axe-core', 'graphql', 'msw']

type PackageJson = { dependencies: Readonly<Record<string, string>>; devDependencies: Readonly<Record<string, string>> }

/**
 * The package.json of the package whose bundled modules are in `folder`. Its version is that of the agreed contract, because a breaking change of the contract
 * is what breaks those who install it.
 */
export function packageManifest(root: string, folder: string): Record<string, unknown> {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson
  const versions = { ...own.devDependencies, ...own.dependencies }
  const used = importedPackages(join(folder, 'dist')).filter((name) => name in versions)
  const pick = (names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, versions[name] ?? '*']))
  return {
    name: 'compact',
    version: newestVersion(readFileSync(join(root, CHANGELOG_FILE), 'utf8')),
    description: 'A shop’s contract: typed documents, handlers that answer them, the Playwright harness, and the mock server.',
    type: 'module',
    engines: { node: '>=20' },
    bin: { 'compact-mock': './dist/mock.js' },
    exports: {
      './documents': { types: './types/documents.d.ts', default: './dist/documents.js' },
      './handlers': { types: './types/handlers.d.ts', default: './dist/handlers.js' },
      './playwright': { types: './types/harness/tests/harness/playwright.d.ts', default: './dist/playwright.js' },
      './schema.graphql': './schema.graphql',
      './manifest.json': './manifest.json',
      './introspection.json': './introspection.json',
    },
    dependencies: pick(['@graphql-typed-document-node/core', ...used.filter((name) => !PEERS.includes(name))].toSorted()),
    peerDependencies: pick(PEERS),
    peerDependenciesMeta: Object.fromEntries(PEERS.filter((name) => name !== 'graphql').map((name) => [name, { optional: true }])),
  }
}

/** Names of the packages that the bundled modules import. */
function importedPackages(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const found = files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import\()\s*["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(found)].filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
}
