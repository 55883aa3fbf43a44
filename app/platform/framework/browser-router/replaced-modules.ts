import { join } from 'node:path'

/**
 * Modules of the framework that the build replaces (docs/decisions/027, 037 and 054).
 *
 * - In the browser: the framework's router. Every navigation loads a whole page (decision 002), so the router never has to fetch, cache or
 *   prefetch another one. What hydrates and shows the current page is still the framework's own.
 * - In the browser: the framework's start, so that its parts are evaluated one task at a time (docs/decisions/054).
 * - On the server: the framework's own 404 page, which it serialises into every page. The server answers with the shop's 404 page
 *   (`build-files/error-pages.ts`), so nobody ever sees it.
 */

/** Modules below the framework's `client`, each with the file beside this one that replaces it in the browser. */
export const replacedInBrowser: Readonly<Record<string, string>> = {
  'app-bootstrap': 'app-bootstrap.cjs',
  'components/app-router-announcer': 'no-op.cjs',
  'components/app-router-state': 'no-op.cjs',
  'components/links': 'no-op.cjs',
  'components/prefetch': 'no-op.cjs',
  'components/router-reducer/fetch-server-response': 'no-op.cjs',
  'components/router-reducer/router-reducer': 'router-reducer.cjs',
  'components/segment-cache/cache': 'segment-cache.cjs',
  'components/segment-cache/optimistic-routes': 'no-op.cjs',
  'components/segment-cache/scheduler': 'no-op.cjs',
}

/** Modules below the framework's `client` that are replaced everywhere. */
export const replacedEverywhere: Readonly<Record<string, string>> = { 'components/builtin/not-found': 'empty-page.cjs' }

const loader = join(import.meta.dirname, 'replace-module.cjs')

type ReplacementRule = { loaders: { loader: string; options: { file: string } }[]; condition: { all: ('browser' | 'production')[] } }

function rulesOf(modules: Readonly<Record<string, string>>, condition: ReplacementRule['condition']): [string, ReplacementRule][] {
  return Object.entries(modules).map(([module, file]) => [
    `**/next/dist/client/${module}.js`,
    { loaders: [{ loader, options: { file: join(import.meta.dirname, file) } }], condition },
  ])
}

/** Bundler rules for builds only: in development the router reloads changed files and the framework's 404 page explains itself. */
export function replacementRules(): Record<string, ReplacementRule> {
  return Object.fromEntries([
    ...rulesOf(replacedInBrowser, { all: ['browser', 'production'] }),
    ...rulesOf(replacedEverywhere, { all: ['production'] }),
  ])
}
