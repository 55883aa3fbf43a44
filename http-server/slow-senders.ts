import type { Server } from 'node:http'

/* Limits on slow senders, shared by the shop's server and the mock server. */

/** How long a sender may take for its headers and for its whole request, and how often that is checked. Milliseconds. */
export type Patience = { headers: number; request: number; every: number }

/** Server options that drop slow senders. */
export function serverTiming({ headers, request, every }: Patience) {
  return { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: every }
}

/**
 * Keeps a server from dropping fast senders: time in which the process itself was blocked (garbage collection, a busy machine) would otherwise count
 * against the sender. Call it before the server listens, so that its timer runs before Node's own check, which has the same interval.
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
