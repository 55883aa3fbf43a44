import type { Server } from 'node:http'

/* Limits on slow senders, shared by the shop's server and the mock server. */

/** Time limits for a request's headers and for the whole request, and the interval of the check. Milliseconds. */
export type Patience = { headers: number; request: number; every: number }

/**
 * How long a connection stays open between two requests, milliseconds: longer than the 60 s of the usual load balancers, because a server that
 * closes first may do so while the next request is on its way, and the client reads a reset.
 */
const IDLE_CONNECTION = 65_000

/** Server options that drop slow senders and keep idle connections. */
export function serverTiming({ headers, request, every }: Patience) {
  return { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: every, keepAliveTimeout: IDLE_CONNECTION }
}

/**
 * Prevents a server from dropping fast senders: time during which the process itself was blocked (garbage collection, a busy machine) would
 * otherwise count against the sender. Call it before the server listens, so that its timer runs before Node's own check, which has the same
 * interval.
 */
export function keepFair(server: Server, { headers, request, every }: Patience): void {
  let last = performance.now()
  const check = setInterval(() => {
    const now = performance.now()
    const blocked = Math.max(0, now - last - every)
    last = now
    server.headersTimeout = headers + blocked
    server.requestTimeout = request + blocked
  }, every)
  check.unref()
  server.once('close', () => clearInterval(check))
}
