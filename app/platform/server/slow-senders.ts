import type { Server } from 'node:http'

/* Patience with whoever sends slowly: the shop's server and the mock server have the same. */

/** How long a sender may take, milliseconds: for its headers, for its whole request; and how often that is looked at. */
export type Patience = { headers: number; request: number; every: number }

/** Options of a server that drops slow senders. */
export function serverTiming({ headers, request, every }: Patience) {
  return { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: every }
}

/**
 * Keeps a server from dropping those who were quick: what lies unread while the process itself stood still (a collection, a machine that is busy
 * elsewhere) would count as slowness of the sender. Call it before the server listens: its look has to come before Node's own, which runs
 * as often.
 */
export function keepFair(server: Server, { headers, request, every }: Patience): void {
  let last = performance.now()
  const look = setInterval(() => {
    const now = performance.now()
    const stoodStill = Math.max(0, now - last - every)
    last = now
    server.headersTimeout = headers + stoodStill
    server.requestTimeout = request + stoodStill
  }, every)
  look.unref()
  server.once('close', () => clearInterval(look))
}
