import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { printSchema } from 'graphql'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { typeDefs } from '#schema/__generated__/type-defs.ts'
import { contractSchema } from '../../contract/executable-schema.ts'
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
  return async (c, next) => {
    try {
      if (published === undefined) await build()
    } catch (error) {
      built = undefined
      return c.text(`The reference could not be built: ${error instanceof Error ? error.message : String(error)}`, 503)
    }
    files ??= serveStatic({ root: folder })
    const found = await files(c, next)
    return found instanceof Response ? withPolicy(found) : missing(c, folder)
  }
}

function withPolicy(found: Response): Response {
  found.headers.set('content-security-policy', POLICY)
  found.headers.set('cache-control', 'no-cache')
  return found
}

function missing(c: Context, folder: string): Response {
  const text = existsSync(join(folder, 'docs/index.html'))
    ? 'The reference has no such page. Every name is in /docs/names.html.'
    : 'The reference is not built.'
  return c.text(text, 404)
}
