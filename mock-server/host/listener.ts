import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ContractServer } from '../yoga.ts'
import type { Log } from './log.ts'

/** What the listener answers with besides GraphQL. */
export type ListenerParts = { server: ContractServer; log: Log; page: () => { html: string; scriptHash: string }; startedAt: number }

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}

/** A listener whose slow senders are dropped: Node's own patience is minutes. */
export function createListener(parts: ListenerParts): Server {
  const timing = { headersTimeout: 2000, requestTimeout: 5000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 500 }
  const listener = createServer({ ...timing, maxHeaderSize: 16_384 }, (request, response) => answer(request, response, parts))
  listener.maxRequestsPerSocket = 0
  return listener
}

function answer(request: IncomingMessage, response: ServerResponse, parts: ListenerParts): void {
  const path = request.url?.split('?', 1)[0] ?? '/'
  noteWhenDone(request, response, parts.log)
  if (path === '/health') return sendJson(response, health(parts))
  if (path === '/' || (path === '/graphql' && wantsPage(request))) return sendPage(response, parts.page())
  parts.server.listener(request, response)
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false)
}

function health({ server, startedAt }: ListenerParts): Record<string, unknown> {
  return {
    ok: true,
    uptime: Math.round(performance.now() - startedAt) / 1000,
    sessions: server.worlds.size,
    products: server.catalogue.size,
  }
}

function sendJson(response: ServerResponse, body: Record<string, unknown>): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

function sendPage(response: ServerResponse, { html, scriptHash }: { html: string; scriptHash: string }): void {
  const policy = `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
  response.writeHead(200, { ...pageHeaders, 'content-security-policy': policy })
  response.end(html)
}

function noteWhenDone(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const startedAt = performance.now()
  response.once('finish', () => {
    log.info('request', {
      method: request.method,
      path: request.url?.split('?', 1)[0],
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  })
}
