import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { printSchema } from 'graphql'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { typeDefs } from '#schema/__generated__/type-defs.ts'
import { contractSchema } from '../../contract/executable-schema.ts'
import { nearestNames } from '../../scenarios/nearest-names.ts'
import type { ContractParts } from './contract-parts.ts'
import { fingerprintOf } from './reports.ts'

/** The reference has a style sheet and one script of its own; nothing inline. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What the reference is made of. */
const SOURCES = [
  'schema/**/*.{graphql,md}',
  'operations/**/*.graphql',
  'docs/requirements/open-points.md',
  'toolkit/contract/publish/**/*.ts',
]

/** The contract as files: `/schema.graphql`, `/manifest.json` (texts by SHA-256), and the reference site at `/docs/`, built when it is first asked for. */
export function publishedContract({ schema, operations, ...parts }: ContractParts): Hono {
  const app = new Hono()
  const site = referenceSite(parts)
  // A draft's schema has no text with directives.
  const sdl = schema === contractSchema ? typeDefs : printSchema(schema)
  const manifest = Object.fromEntries(Object.entries(operations).map(([hash, { body }]) => [hash, body]))
  app.get('/schema.graphql', (c) => c.body(sdl, 200, { 'content-type': 'application/graphql; charset=utf-8' }))
  app.get('/manifest.json', (c) => c.json(manifest))
  app.get('/docs', (c) => c.redirect('/docs/', 301))
  app.get('/docs/*', site)
  return app
}

/**
 * Serves the reference, and builds it anew when the contract has changed, unless it was published beforehand. Requests that come meanwhile wait for the same
 * build.
 */
function referenceSite({ measure, root, published }: Pick<ContractParts, 'measure' | 'root' | 'published'>): MiddlewareHandler {
  const folder = published ?? join(root, 'node_modules/.cache/published-contract')
  const fingerprint = fingerprintOf(root, SOURCES)
  // Made when there is a folder: without one it complains on the console.
  let files: MiddlewareHandler | undefined
  let built: { mark: string; done: Promise<unknown> } | undefined
  const build = async (): Promise<void> => {
    const mark = fingerprint()
    if (built?.mark !== mark) built = { mark, done: measure(['publish', '--out', folder, '--json']) }
    await built.done
  }
  return async (c) => {
    try {
      if (published === undefined) await build()
    } catch (error) {
      built = undefined
      return c.text(`The reference could not be built: ${error instanceof Error ? error.message : String(error)}`, 503)
    }
    files ??= serveStatic({ root: folder })
    // What is not there is told here: whoever comes next would answer for the whole server.
    const found = await files(c, () => Promise.resolve())
    return found instanceof Response ? withPolicy(found) : missing(c, folder)
  }
}

function withPolicy(found: Response): Response {
  found.headers.set('content-security-policy', POLICY)
  found.headers.set('cache-control', 'no-cache')
  return found
}

function missing(c: Context, folder: string): Response {
  if (!existsSync(join(folder, 'docs/index.html')))
    return c.text('The reference is not built: npm run contract -- publish writes it to .cache/published/docs.', 404)
  const pages = globSync('docs/**/*.html', { cwd: folder }).map((path) => `/${path.replaceAll('\\', '/')}`)
  const near = nearestNames(c.req.path, pages.sort(), 3).join(', ')
  return c.text(`The reference has no page ${c.req.path.slice(0, 100)}. Near to it: ${near}. Every name is in /docs/names.html.`, 404)
}
