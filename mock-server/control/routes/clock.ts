import { createRoute } from '@hono/zod-openapi'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { clockRequest, sessionParams, sessionViewSchema } from '../schemas/session-schemas.ts'
import { sessionView } from '../session-view.ts'

const clockRoute = createRoute({
  method: 'put',
  path: '/control/sessions/{id}/clock',
  tags: ['Clock'],
  summary: "Freezes, runs, sets or moves a session's clock",
  request: { params: sessionParams, body: taking(clockRequest) },
  responses: { 200: answering('The session after it.', sessionViewSchema), ...refusing(400, 404, 413, 415) },
})

/** The clock of a session. */
export function clockRoutes({ sessions }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(clockRoute, async (c) => {
    const { kind, at, by } = c.req.valid('json')
    const change = { kind, ...(at === undefined ? {} : { at: Date.parse(at) }), ...(by === undefined ? {} : { by }) }
    return c.json(sessionView(await sessions.setClock(c.req.valid('param').id, change), c.req.url), 200)
  })
  return routes
}
