import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Only the gallery's own scripts, styles, fonts and images; nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The gallery is not built</title><link rel="icon" href="data:,"></head>
<body><h1>The gallery is not built</h1><p>Run <code>npm run mock</code> or <code>npm start</code>, which build it, and load this page again.</p>
<ul><li><a href="/control/openapi.json">The control API</a></li><li><a href="/graphql">GraphiQL</a></li></ul></body></html>`

/** Serves the gallery: the page at `/`, and assets with content-hashed names, which are cached permanently. */
export function galleryFiles(folder: string): MiddlewareHandler {
  let files: MiddlewareHandler | undefined
  return async (c, next) => {
    // Check on every request until the build exists: the gallery may be built while the server runs.
    if (!files && existsSync(join(folder, 'index.html'))) files = serving(folder)
    if (files) return files(c, next)
    if (c.req.path !== '/') return next()
    c.header('content-security-policy', "default-src 'none'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'")
    return c.html(NOT_BUILT, 503)
  }
}

/** Serves the files with their cache headers. `serveStatic` builds the response before its `onFound` hook, so headers are set afterwards. */
function serving(root: string): MiddlewareHandler {
  const files = serveStatic({ root })
  return async (c, next) => {
    const found = await files(c, next)
    // Not found: the next handler has already responded.
    if (!(found instanceof Response)) return
    found.headers.set('cache-control', c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    found.headers.set('content-security-policy', POLICY)
    return found
  }
}
