import { join } from 'node:path'

/**
 * Modules of the framework that the build replaces (docs/decisions/027 and 037).
 *
 * - In the browser: the framework's router. Every navigation loads a whole page (decision 002), so nothing ever asks the router to fetch,
 *   keep or prefetch another one. What hydrates and shows the page at hand stays the framework's own.
 * - On the server: the framework's own 404 page, which it writes into the data of every page. The server answers with the shop's 404 page
 *   (`build-files/error-pages.ts`), so nobody is ever shown it.
 */

/** Modules below the framework's `client/components`, each with the file beside this one that replaces it in the browser. */
export const replacedInBrowser: Readonly<Record<string, string>> = {
  'app-router-announcer': 'no-op.cjs',
  'app-router-state': 'no-op.cjs',
  links: 'no-op.cjs',
  prefetch: 'no-op.cjs',
  'router-reducer/fetch-server-response': 'no-op.cjs',
  'router-reducer/router-reducer': 'router-reducer.cjs',
  'segment-cache/cache': 'segment-cache.cjs',
  'segment-cache/optimistic-routes': 'no-op.cjs',
  'segment-cache/scheduler': 'no-op.cjs',
}

/** Modules below the framework's `client/components` that are replaced everywhere. */
export const replacedEverywhere: Readonly<Record<string, string>> = { 'builtin/not-found': 'empty-page.cjs' }

const loader = join(import.meta.dirname, 'replace-module.cjs')

type ReplacementRule = { loaders: { loader: string; options: { file: string } }[]; condition: { all: ('browser' | 'production')[] } }

function rulesOf(modules: Readonly<Record<string, string>>, condition: ReplacementRule['condition']): [string, ReplacementRule][] {
  return Object.entries(modules).map(([module, file]) => [
    `**/next/dist/client/components/${module}.js`,
    { loaders: [{ loader, options: { file: join(import.meta.dirname, file) } }], condition },
  ])
}

/** Rules for the bundler. They hold for builds only: in development the router reloads changed files and the framework's 404 page says why. */
export function replacementRules(): Record<string, ReplacementRule> {
  return Object.fromEntries([
    ...rulesOf(replacedInBrowser, { all: ['browser', 'production'] }),
    ...rulesOf(replacedEverywhere, { all: ['production'] }),
  ])
}
