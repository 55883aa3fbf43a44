import { createRoute } from '@hono/zod-openapi'
import { flags } from '#fixtures/flags/flags.ts'
import { exposuresIn, exposureTable } from '../../journal/exposures/exposure-table.ts'
import { sessionKeyOf } from '../../worlds/sessions/session-key.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes } from '../control-routes.ts'
import { exposureTableView } from '../schemas/exposure-schemas.ts'

const tableRoute = createRoute({
  method: 'get',
  path: '/control/exposures',
  tags: ['Experiments'],
  summary: 'Who saw which variation of each experiment, and whether that is the planned ratio',
  responses: { 200: answering('Experiments with exposures, by name. Every open session counts once.', exposureTableView) },
})

/** The exposures of all open sessions, as their journals have them. */
export function exposureRoutes({ sessions, journal }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(tableRoute, async (c) => {
    const { sessions: open } = await sessions.list({ limit: Number.MAX_SAFE_INTEGER })
    const seen = []
    for (const { id } of open) seen.push(exposuresIn(await journal.read(sessionKeyOf(id) ?? '')))
    const experiments = exposureTable(seen, flags).map((one) => ({ ...one, variations: [...one.variations] }))
    return c.json({ sessions: open.length, experiments }, 200)
  })
  return routes
}
