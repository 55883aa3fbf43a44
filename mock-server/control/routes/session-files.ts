import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { Replay } from '../../worlds/sessions/session-file.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { importedSession, importRequest, sessionFile, sessionParams } from '../schemas/session-schemas.ts'
import { sessionView } from '../session-view.ts'

const tags = ['Session files']

const exportRoute = createRoute({
  method: 'get',
  path: '/control/sessions/{id}/export',
  tags,
  summary: 'A session as a file, to keep or to hand on',
  request: { params: sessionParams },
  responses: { 200: answering('Its selection, differences, clock, faults and journal.', sessionFile), ...refusing(400, 404) },
})

const importRoute = createRoute({
  method: 'post',
  path: '/control/sessions/import',
  tags,
  summary: "Takes a session's file in",
  request: { body: taking(importRequest) },
  responses: {
    201: answering('The session; with how the replay ended, where there was one.', importedSession),
    ...refusing(400, 413, 415),
  },
})

/** A replay as JSON, with copies of its lists, which are then mutable. */
function replayView({ events, ...rest }: Replay) {
  const { missing, extra, different } = events
  return { ...rest, events: { ...events, missing: [...missing], extra: [...extra], different: [...different] } }
}

/** Export and import of sessions as files. */
export function sessionFileRoutes({ sessions }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(exportRoute, async (c) => {
    const file: z.infer<typeof sessionFile> = { ...(await sessions.exportFile(c.req.valid('param').id)) }
    c.header('content-disposition', 'attachment; filename="session.json"')
    return c.json(file, 200)
  })
  routes.openapi(importRoute, async (c) => {
    const { file, world, mode } = c.req.valid('json')
    const { session, replay } = await sessions.importFile({ file, mode, ...(world === undefined ? {} : { world }) })
    return c.json({ ...sessionView(session, c.req.url), ...(replay ? { replay: replayView(replay) } : {}) }, 201)
  })
  return routes
}
