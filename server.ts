import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { type ErrorPages, readErrorPages } from './app/platform/framework/build-files/error-pages.ts'
import {
  answerPrecompressed,
  type PrecompressedFiles,
  readPrecompressedFiles,
} from './app/platform/framework/build-files/precompressed-files.ts'
import { dropInternalHeaders } from './app/platform/framework/internal-headers.ts'
import { type KeptAnswers, keptAnswers } from './app/platform/framework/page-cache/kept-answers.ts'
import { paintFirstWhileSent } from './app/platform/framework/page-scripts/paint-first-stream.ts'
import { frameworkPatchesOn } from './app/platform/framework/patches.ts'
import { securityHeaders } from './app/platform/security/response-headers.ts'
import { readListenSettings } from './app/platform/server/listen-settings.ts'
import { refusal } from './app/platform/server/refusal.ts'
import { requestFacts, secureResponse } from './app/platform/server/secure-response.ts'
import { acceptsStorageLinks, answerStorageLink } from './app/platform/server/storage-link.ts'
import { PREVIEW_COOKIE } from './app/platform/session/preview.ts'
import { keepFair, type Patience, serverTiming } from './http-server/slow-senders.ts'

/**
 * The shop's server. `node server.ts` serves the build, `node server.ts --dev` the sources. The framework renders; this file adds security
 * headers and the content policy, limits on slow and large requests, and an orderly shutdown.
 */

const development = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production' })

/** How long a shutdown waits for answers in progress, milliseconds. */
const stopPatience = 10_000

/** Limits for slow senders, milliseconds. */
const patience: Patience = { headers: 5_000, request: 10_000, every: 1_000 }

/** Compresses what the framework answers, while it is sent. What is kept of it is compressed once more, at the highest level. */
const compress = compression({ level: constants.Z_BEST_COMPRESSION, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } })

async function start(): Promise<void> {
  const { port, host } = readListenSettings(process.env)
  const { errorPages, precompressed, kept } = readBuild()
  const hasStorageLinks = acceptsStorageLinks(process.env)
  const server = createServer(serverTiming(patience))
  keepFair(server, patience)
  // The port first: if it is taken, nothing else has been started.
  await listen(server, port, host)
  const shop = next({ dev: development, hostname: host ?? 'localhost', port: portOf(server, port), httpServer: server })
  const ready = shop.prepare().then(() => shop.getRequestHandler())
  server.on('request', (request, response) => {
    const refused = refusal(request, { development })
    if (refused === undefined && kept?.answer(request, response, securityHeaders(requestFacts(request)))) return
    secureResponse(request, response, { development, errorPages })
    if (refused !== undefined) {
      response.writeHead(refused.status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(refused.reason)
      return
    }
    if (answerPrecompressed(request, response, precompressed)) return
    if (hasStorageLinks && answerStorageLink(request, response)) return
    dropInternalHeaders(request.headers)
    kept?.watch(request, response)
    compress(request, response, () => undefined)
    if (!development && frameworkPatchesOn()) paintFirstWhileSent(response)
    ready
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        console.error('A request failed outside the framework.', error)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
  })
  stopOn(['SIGTERM', 'SIGINT'], server, () => shop.close())
  await ready
  console.log(`The shop is ready on http://${host ?? 'localhost'}:${portOf(server, port)}`)
}

/** What this server sends from the build itself. Nothing in development, or when the framework's patches are off. */
function readBuild(): { errorPages: ErrorPages; precompressed: PrecompressedFiles; kept?: KeptAnswers } {
  if (development || !frameworkPatchesOn()) return { errorPages: () => undefined, precompressed: new Map() }
  const directory = join(import.meta.dirname, '.next')
  const privateCookies = [...(process.env['FORWARD_COOKIES'] ?? '').split(',').map((name) => name.trim()), PREVIEW_COOKIE]
  return {
    errorPages: readErrorPages(directory),
    precompressed: readPrecompressedFiles(directory),
    kept: keptAnswers(new Set(privateCookies)),
  }
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function portOf(server: Server, asked: number): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : asked
}

/** Accepts no new connection, lets answers in progress finish, closes idle connections and exits. A second signal exits at once. */
function stopOn(signals: readonly NodeJS.Signals[], server: Server, close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close(() => void close().finally(() => process.exit(0)))
    // A connection is idle once it has its answer, and would be kept open for the browser's next request.
    setInterval(() => server.closeIdleConnections(), 50).unref()
    setTimeout(() => server.closeAllConnections(), stopPatience).unref()
  }
  for (const signal of signals) process.on(signal, stop)
}

start().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `The port is taken: ${error.message}. Stop what listens there, or choose another with PORT.`
      : error.message
  console.error(message)
  process.exit(1)
})
