import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ContractServer } from '../yoga.ts'
import type { Log } from './log.ts'

/** What the listener answers with besides GraphQL. */
export type ListenerParts = {
  server: ContractServer
  log: Log
  page: () => { html: string; scriptHash: string }
  graphiql: () => Promise<string>
  startedAt: number
}

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
  if (path === '/') return sendPage(response, parts.page())
  if (path === '/graphql' && wantsPage(request)) return void sendGraphiql(response, parts)
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

/** GraphiQL writes its own scripts and workers into its page, so its policy cannot name them; it still reaches nothing but this server. */
async function sendGraphiql(response: ServerResponse, { graphiql, log }: ListenerParts): Promise<void> {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; font-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  try {
    const html = await graphiql()
    response.writeHead(200, { ...pageHeaders, 'content-security-policy': policy })
    response.end(html)
  } catch (error) {
    log.defect(error)
    response.writeHead(500, pageHeaders)
    response.end()
  }
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
