import { join } from 'node:path'

/**
 * Modules of the framework that the build replaces (docs/decisions/027 and 037).
 *
 * - In the browser: the framework's router. Every navigation loads a whole page (decision 002), so the router never has to fetch, cache or
 *   prefetch another one. What hydrates and shows the current page is still the framework's own.
 * - On the server: the framework's own 404 page, which it serialises into every page. The server answers with the shop's 404 page
 *   (`build-files/error-pages.ts`), so nobody ever sees it.
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

/** Bundler rules for builds only: in development the router reloads changed files and the framework's 404 page explains itself. */
export function replacementRules(): Record<string, ReplacementRule> {
  return Object.fromEntries([
    ...rulesOf(replacedInBrowser, { all: ['browser', 'production'] }),
    ...rulesOf(replacedEverywhere, { all: ['production'] }),
  ])
}
