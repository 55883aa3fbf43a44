import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { keepFair, type Patience, serverTiming } from '#http-server/slow-senders.ts'
import type { ContractServer } from '../yoga.ts'
import { type ControlDoor, isControlPath } from './control-door.ts'
import { CuttableResponse } from './cuttable-response.ts'
import type { Log } from './log.ts'

const PATIENCE: Patience = { headers: 2000, request: 5000, every: 500 }

/** What the listener serves besides GraphQL. */
type ListenerParts = {
  server: ContractServer
  log: Log
  /** The control API and the gallery; absent: not served. */
  control?: ControlDoor
  /** GraphiQL's page for the requested address. */
  graphiql: (url: string) => Promise<string>
  startedAt: number
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}

/** A listener that drops slow senders. */
export function createListener(parts: ListenerParts): Server {
  const timing = serverTiming(PATIENCE)
  const listener = createServer({ ...timing, maxHeaderSize: 16_384, ServerResponse: CuttableResponse }, (request, response) =>
    answer(request, response, parts),
  )
  keepFair(listener, PATIENCE)
  listener.maxRequestsPerSocket = 0
  return listener
}

function answer(request: IncomingMessage, response: ServerResponse, parts: ListenerParts): void {
  const path = request.url?.split('?', 1)[0] ?? '/'
  noteWhenDone(request, response, parts.log)
  // The servers behind it cannot make an address of such a request; the contract's would answer with the error's stack.
  if (!hasAddress(request)) return sendJson(response, 400, { errors: [NO_ADDRESS] })
  if (path === '/health') return void sendHealth(response, parts)
  if (parts.control && isControlPath(path)) return void parts.control(request, response)
  if (path === '/graphql' && wantsPage(request)) return void sendGraphiql(request.url ?? '/graphql', response, parts)
  parts.server.listener(request, response)
}

const NO_ADDRESS = { message: 'The Host header and the path make no address.', extensions: { code: 'BAD_REQUEST' } }

function hasAddress({ url = '/', headers }: IncomingMessage): boolean {
  return URL.canParse(url, `http://${headers.host || 'localhost'}`)
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false)
}

/** Reports health, or that a dependency is unreachable. */
async function sendHealth(response: ServerResponse, { server, startedAt }: ListenerParts): Promise<void> {
  const facts = { uptime: Math.round(performance.now() - startedAt) / 1000, products: server.catalogue.size }
  try {
    const worlds = await server.worlds.facts()
    sendJson(response, 200, { ok: true, ...facts, sessions: worlds.kept, worlds })
  } catch {
    sendJson(response, 503, { ok: false, ...facts })
  }
}

function sendJson(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

/** GraphiQL writes its scripts and workers into its page, so its content security policy cannot list them; it can still only connect to this server. */
async function sendGraphiql(url: string, response: ServerResponse, { graphiql, log }: ListenerParts): Promise<void> {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; font-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  try {
    const html = await graphiql(url)
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
  response.once('close', () => {
    log.info('request', {
      method: request.method,
      path: request.url?.split('?', 1)[0],
      // 0: the connection ended before the answer was complete.
      status: response.writableFinished ? response.statusCode : 0,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  })
}
