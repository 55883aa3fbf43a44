import { join } from 'node:path'

/**
 * What a page does not bring along because pages load whole (docs/decisions/002 and 027): the framework's router in the browser.
 * It fetches, keeps and prefetches further pages; nothing of ours ever asks it to, and it was an eighth of a page's script. What shows
 * the page at hand stays the framework's own.
 */

/** Modules below the framework's `client/components`, each with the file beside this one that takes its place in the browser. */
export const leftOut: Readonly<Record<string, string>> = {
  'app-router-announcer': 'nothing.cjs',
  'app-router-state': 'nothing.cjs',
  links: 'nothing.cjs',
  prefetch: 'nothing.cjs',
  'router-reducer/fetch-server-response': 'nothing.cjs',
  'router-reducer/router-reducer': 'router-reducer.cjs',
  'segment-cache/cache': 'cache.cjs',
  'segment-cache/optimistic-routes': 'nothing.cjs',
  'segment-cache/scheduler': 'nothing.cjs',
}

/**
 * The framework's own page for what is missing, which the server would write into the data of every page. Nobody is ever shown it:
 * `app/platform/server/stand-ins.ts` answers with the shop's.
 */
export const leftOutOnServer = { module: 'builtin/not-found', file: 'no-page.cjs' } as const

const loader = join(import.meta.dirname, 'put-in-place.cjs')

type Rule = { loaders: { loader: string; options: { file: string } }[]; condition: { all: ('browser' | 'production')[] } }

function ruleOf(module: string, file: string, condition: Rule['condition']): [path: string, rule: Rule] {
  return [
    `**/next/dist/client/components/${module}.js`,
    { loaders: [{ loader, options: { file: join(import.meta.dirname, file) } }], condition },
  ]
}

/** Rules for the bundler. Only the build's: while one develops, the router brings changed files into the open page, and a missing page should say so. */
export function leaveOut(): Record<string, Rule> {
  return Object.fromEntries([
    ...Object.entries(leftOut).map(([module, file]) => ruleOf(module, file, { all: ['browser', 'production'] })),
    ruleOf(leftOutOnServer.module, leftOutOnServer.file, { all: ['production'] }),
  ])
}
