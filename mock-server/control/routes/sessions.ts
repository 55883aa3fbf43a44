import { createRoute } from '@hono/zod-openapi'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { checkedLayer } from '../layer-check.ts'
import {
  endedCount,
  openRequest,
  patchRequest,
  sessionList,
  sessionParams,
  sessionQuery,
  sessionViewSchema,
} from '../schemas/session-schemas.ts'
import { factsView, sessionView } from '../session-view.ts'

const tags = ['Sessions']
const one = { params: sessionParams }
const path = '/control/sessions/{id}'

const listRoute = createRoute({
  method: 'get',
  path: '/control/sessions',
  tags,
  summary: 'Sessions that are open',
  request: { query: sessionQuery },
  responses: { 200: answering('Those used last come first.', sessionList), ...refusing(400) },
})

const openRoute = createRoute({
  method: 'post',
  path: '/control/sessions',
  tags,
  summary: 'Opens a session of a selection',
  request: { body: taking(openRequest) },
  responses: {
    201: answering('The session; the one that was open under this name, where there was one.', sessionViewSchema),
    ...refusing(400, 413, 415),
  },
})

const inspectRoute = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'A session with all that it knows',
  request: one,
  responses: { 200: answering('The session. Looking at it does not count as using it.', sessionViewSchema), ...refusing(400, 404) },
})

const patchRoute = createRoute({
  method: 'patch',
  path,
  tags,
  summary: 'Lays a layer over a session, as scenario files do over a world',
  request: { ...one, body: taking(patchRequest) },
  responses: { 200: answering('The session after it.', sessionViewSchema), ...refusing(400, 404, 413, 415) },
})

const resetRoute = createRoute({
  method: 'post',
  path: `${path}/reset`,
  tags,
  summary: 'Puts a session back to what its selection says',
  request: one,
  responses: { 200: answering('The session as it began.', sessionViewSchema), ...refusing(400, 404) },
})

const endRoute = createRoute({
  method: 'delete',
  path,
  tags,
  summary: 'Ends a session',
  request: one,
  responses: { 204: { description: 'Nothing of it is kept.' }, ...refusing(400, 404) },
})

const endAllRoute = createRoute({
  method: 'post',
  path: '/control/sessions/reset',
  tags,
  summary: 'Ends every session',
  responses: { 200: answering('How many there were.', endedCount) },
})

/** Sessions: list, open, read, patch, end. */
export function sessionRoutes({ sessions, listeners, contract, newWorldName }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(listRoute, async (c) => {
    const { limit = 100, after } = c.req.valid('query')
    const { total, sessions: found, ...bounds } = await sessions.list(after === undefined ? { limit } : { limit, after })
    return c.json({ total, bounds, sessions: found.map(factsView) }, 200)
  })
  routes.openapi(openRoute, async (c) => {
    const { selection, world = newWorldName() } = c.req.valid('json')
    return c.json(sessionView(await sessions.open(selection, world), c.req.url), 201)
  })
  routes.openapi(endAllRoute, async (c) => {
    const ended = await sessions.endAll()
    listeners.endAll()
    return c.json({ ended }, 200)
  })
  routes.openapi(inspectRoute, async (c) => c.json(sessionView(await sessions.inspect(c.req.valid('param').id), c.req.url), 200))
  routes.openapi(patchRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { store } = await sessions.inspect(id)
    const layer = checkedLayer(c.req.valid('json').layer, store, contract)
    return c.json(sessionView(await sessions.patch(id, layer), c.req.url), 200)
  })
  routes.openapi(resetRoute, async (c) => c.json(sessionView(await sessions.reset(c.req.valid('param').id), c.req.url), 200))
  routes.openapi(endRoute, async (c) => {
    const { id } = c.req.valid('param')
    const key = await sessions.keyOf(id)
    await sessions.end(id)
    listeners.endAll(key)
    return c.body(null, 204)
  })
  return routes
}
