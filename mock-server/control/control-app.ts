import { type Context, type Env, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { isDeeperThan } from '../http/nesting.ts'
import { KNOWN_ADDRESSES, NOT_JSON, nothingAt } from '../http/where-to-look.ts'
import { type Denial, denial } from './access.ts'
import { publishedContract } from './contract/published-contract.ts'
import { RefusedRequest, refusalOf } from './control-error.ts'
import type { ControlParts } from './control-parts.ts'
import { type ControlRoutes, newRoutes } from './control-routes.ts'
import { galleryFiles } from './gallery-files.ts'
import { openApiDocument } from './openapi-document.ts'
import { clockRoutes } from './routes/clock.ts'
import { contentRoutes } from './routes/content.ts'
import { contractRoutes } from './routes/contract.ts'
import { exposureRoutes } from './routes/exposures.ts'
import { faultRoutes } from './routes/faults.ts'
import { flowRoutes } from './routes/flows.ts'
import { journalRoutes } from './routes/journal.ts'
import { openRoutes } from './routes/open.ts'
import { scenarioRoutes } from './routes/scenarios.ts'
import { sessionFileRoutes } from './routes/session-files.ts'
import { sessionRoutes } from './routes/sessions.ts'

/** Maximum request body size in bytes; session files may be larger. */
const MOST_BODY = 256 * 1024
const MOST_FILE = 5 * 1024 * 1024
const IMPORT = '/control/sessions/import'

/** Maximum JSON nesting depth; no valid request body is deeper. */
const DEEPEST = 60

/** File routes come before session routes, so that `/control/sessions/import` is not read as a session id. */
const resources = [
  scenarioRoutes,
  flowRoutes,
  sessionFileRoutes,
  sessionRoutes,
  clockRoutes,
  contentRoutes,
  faultRoutes,
  journalRoutes,
  exposureRoutes,
  contractRoutes,
  openRoutes,
]

const handling: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** The control API, the shop entry link and the gallery, behind one access check. */
export function createControlApp(parts: ControlParts): {
  fetch: (request: Request) => Response | Promise<Response>
  routes: ControlRoutes
} {
  const routes = apiRoutes(parts)
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(handling)) c.res.headers.set(name, value)
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  app.use(async (c, next) => {
    const denied = denial(parts.access, { method: c.req.method, header: (name) => c.req.header(name) })
    return denied ? deny(c, denied) : next()
  })
  app.use(limitOf)
  app.use(async (c, next) => {
    const refused = await unreadable(c)
    return refused ? told(c, refused) : next()
  })
  app.route('/', routes)
  app.get('/control', (c) => c.redirect('/control/openapi.json', 302))
  app.route('/', publishedContract(parts.contract))
  app.use(galleryFiles(parts.galleryFolder))
  app.notFound((c) => told(c, notFound(c, routes)))
  app.onError((error, c) => tellOf(c, error, parts.onDefect))
  return { fetch: (request) => app.fetch(request), routes }
}

/** All API routes; the OpenAPI document is generated from them. */
function apiRoutes(parts: ControlParts): ControlRoutes {
  const api = newRoutes()
  for (const routes of resources) api.route('/', routes(parts))
  let document: object | undefined
  api.get('/control/openapi.json', (c) => {
    document ??= openApiDocument(api)
    return c.json(document)
  })
  return api
}

/** What whoever asks for the gallery and the like is told where only the contract is served. */
const OFF =
  'The gallery, the control API and the reference are off: a server that is reached from elsewhere needs CONTROL_TOKEN for them (docs/commands.md). Operations are asked at /graphql.'

/** Names the addresses that are near, with the method where that alone is wrong. */
function notFound({ req }: Context<Env>, { routes }: ControlRoutes): RefusedRequest {
  const named = (method: string, path: string): string => (method === 'GET' ? path : `${method} ${path}`)
  const known = routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => named(method, path.replaceAll(/:(\w+)/g, '{$1}')))
  const { message, nearest } = nothingAt(named(req.method, req.path), new Set([...known, ...KNOWN_ADDRESSES]))
  return new RefusedRequest(404, 'NOT_FOUND', message, { nearest })
}

function deny(c: Context<Env>, denied: Denial): Response {
  if (denied.kind === 'off') return told(c, new RefusedRequest(404, 'NOT_FOUND', OFF))
  if (denied.kind === 'foreign') return told(c, new RefusedRequest(403, 'FORBIDDEN', denied.message))
  c.header('www-authenticate', 'Basic realm="Mock server: the token is the password", charset="UTF-8"')
  return told(c, new RefusedRequest(401, 'UNAUTHORIZED', 'Send the token of CONTROL_TOKEN: Authorization: Bearer <token>.'))
}

function limitOf(c: Context<Env>, next: () => Promise<void>): Promise<Response | void> {
  const maxSize = c.req.path === IMPORT ? MOST_FILE : MOST_BODY
  const onError = (): Response => told(c, new RefusedRequest(413, 'TOO_LARGE', `A body has at most ${maxSize / 1024} kB here.`))
  return Promise.resolve(bodyLimit({ maxSize, onError })(c, next)) as Promise<Response | void>
}

/** Why a body cannot be read. Requests that change state must declare a JSON content type, which a form on another site cannot send. */
async function unreadable({ req }: Context<Env>): Promise<RefusedRequest | undefined> {
  if (req.method === 'GET' || req.method === 'HEAD') return undefined
  const type = req.header('content-type')
  const text = await req.text()
  if (type === undefined && text === '') return undefined
  if (!/^application\/json\s*(;|$)/i.test(type ?? '')) return notJson()
  return isDeeperThan(DEEPEST, text) ? new RefusedRequest(400, 'BAD_USER_INPUT', `JSON is nested at most ${DEEPEST} deep here.`) : undefined
}

function notJson(): RefusedRequest {
  return new RefusedRequest(415, 'NOT_JSON', NOT_JSON)
}

function told(c: Context<Env>, error: RefusedRequest): Response {
  return c.json(error.body, error.status)
}

function tellOf(c: Context<Env>, error: Error, onDefect: ControlParts['onDefect']): Response {
  if (error instanceof HTTPException) {
    // Hono's own refusals: of a body that it cannot parse, or of its type.
    return told(c, error.status === 415 ? notJson() : new RefusedRequest(400, 'BAD_REQUEST', 'The body is not JSON.'))
  }
  const known = refusalOf(error)
  if (known) return told(c, known)
  onDefect(error, { operation: `${c.req.method} ${c.req.path}` })
  return told(c, new RefusedRequest(500, 'INTERNAL_SERVER_ERROR', 'The server failed. Its own output says how.'))
}
