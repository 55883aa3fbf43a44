import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { guardAnswer } from './app/platform/server/guarded-answer.ts'
import { answerHandOver, handsOver } from './app/platform/server/hand-over.ts'
import { readListenSettings } from './app/platform/server/listen-settings.ts'
import { answerPacked, type PackedFiles, readPackedFiles } from './app/platform/server/packed-files.ts'
import { dropInternalHeaders, refusal } from './app/platform/server/refusal.ts'
import { readStandIns, type StandIns } from './app/platform/server/stand-ins.ts'
import { keepFair, type Patience, serverTiming } from './http-server/slow-senders.ts'

/**
 * The shop's server. `node server.ts` serves the build, `node server.ts --dev` the sources. The framework answers; this file stands at
 * the door: security headers and the content policy, limits on slow and large requests, and an orderly stop.
 */

const development = process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production' })

/** How long a stop waits for answers that are under way. */
const stopPatience = 10_000

/** With whoever sends slowly, milliseconds. */
const patience: Patience = { headers: 5_000, request: 10_000, every: 1_000 }

async function start(): Promise<void> {
  const { port, host } = readListenSettings(process.env)
  const standIns: StandIns = development ? () => undefined : readStandIns(join(import.meta.dirname, '.next'))
  const packed: PackedFiles = development ? new Map() : readPackedFiles(join(import.meta.dirname, '.next'))
  const isHandingOver = handsOver(process.env)
  const server = createServer({ ...serverTiming(patience), keepAliveTimeout: 5_000 })
  keepFair(server, patience)
  // The port first: when it is taken, nothing else has been started.
  await listen(server, port, host)
  const shop = next({ dev: development, hostname: host ?? 'localhost', port: portOf(server, port), httpServer: server })
  const ready = shop.prepare().then(() => shop.getRequestHandler())
  server.on('request', (request, response) => {
    guardAnswer(request, response, { development, standIns })
    const refused = refusal(request, { development })
    if (refused !== undefined) {
      response.writeHead(refused.status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(refused.reason)
      return
    }
    if (answerPacked(request, response, packed)) return
    if (isHandingOver && answerHandOver(request, response)) return
    dropInternalHeaders(request.headers)
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

/** Takes no new connection, lets answers under way finish, closes idle ones, and leaves. A second signal leaves at once. */
function stopOn(signals: readonly NodeJS.Signals[], server: Server, close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close(() => void close().finally(() => process.exit(0)))
    // A connection that has had its answer is idle from then on, and would be held for the browser's next request.
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
