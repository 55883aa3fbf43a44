import { createRoute } from '@hono/zod-openapi'
import { faultOf } from '../../scenarios/known-names.ts'
import { library } from '../../scenarios/library.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { checkedFaults } from '../layer-check.ts'
import { faultsRequest, sessionParams, sessionViewSchema } from '../schemas/session-schemas.ts'
import { sessionView } from '../session-view.ts'

const faultsRoute = createRoute({
  method: 'put',
  path: '/control/sessions/{id}/faults',
  tags: ['Faults'],
  summary: 'Says what goes wrong in a session',
  request: { params: sessionParams, body: taking(faultsRequest) },
  responses: { 200: answering('The session; its faults are these and no others.', sessionViewSchema), ...refusing(400, 404, 413, 415) },
})

/** The faults of a session, by preset name, as text, or as data. */
export function faultRoutes({ sessions, contract }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(faultsRoute, async (c) => {
    const faults = c.req.valid('json').faults.map((fault) => (typeof fault === 'string' ? faultOf(fault, library).fault : fault))
    return c.json(sessionView(await sessions.setFaults(c.req.valid('param').id, checkedFaults(faults, contract)), c.req.url), 200)
  })
  return routes
}
