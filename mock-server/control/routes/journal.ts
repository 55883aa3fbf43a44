import { createRoute } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { JournalEntry } from '../../journal/journal-store.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing } from '../control-routes.ts'
import type { Listener } from '../journal-listeners.ts'
import { eventsQuery, type journalEntry, journalQuery, journalView } from '../schemas/journal-schemas.ts'
import { sessionParams } from '../schemas/session-schemas.ts'

const tags = ['Journal']
const path = '/control/sessions/{id}/journal'
const request = { params: sessionParams }

const readRoute = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What a session asked',
  request: { ...request, query: journalQuery },
  responses: { 200: answering('Its entries in order.', journalView), ...refusing(400, 404) },
})

const clearRoute = createRoute({
  method: 'delete',
  path,
  tags,
  summary: 'Forgets what a session asked',
  request,
  responses: { 204: { description: 'Nothing is left of it.' }, ...refusing(400, 404) },
})

const eventsRoute = createRoute({
  method: 'get',
  path: `${path}/events`,
  tags,
  summary: 'What a session asks, as it happens',
  request: { ...request, query: eventsQuery },
  responses: {
    200: {
      description:
        'Events named `entry`, with the number of the entry as id; `Last-Event-ID` or `after` goes on from there. Ends with the session.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...refusing(400, 404, 429),
  },
})

/** Interval between heartbeats on a quiet stream, in milliseconds. */
const HEARTBEAT = 15_000

/** A session's journal: read, follow, clear. */
export function journalRoutes({ sessions, journal, listeners }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(readRoute, async (c) => {
    const { after, operation } = c.req.valid('query')
    const entries = await journal.read(await sessions.keyOf(c.req.valid('param').id), after)
    const wanted = operation === undefined ? entries : entries.filter((entry) => entry.operation === operation)
    return c.json({ entries: wanted.map(told) }, 200)
  })
  routes.openapi(clearRoute, async (c) => {
    await journal.clear(await sessions.keyOf(c.req.valid('param').id))
    return c.body(null, 204)
  })
  routes.openapi(eventsRoute, async (c) => {
    const { id } = c.req.valid('param')
    const key = await sessions.keyOf(id)
    const resumed = Number(c.req.header('last-event-id') ?? Number.NaN)
    const after = Number.isInteger(resumed) && resumed >= 0 ? resumed : (c.req.valid('query').after ?? 0)
    const listener = await listeners.listen(key, after)
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      stream.onAbort(listener.end)
      await tell(listener, stream, () => isThere(sessions, id))
    })
  })
  return routes
}

type EventStream = {
  writeSSE: (message: { event: string; id: string; data: string }) => Promise<void>
  write: (text: string) => Promise<unknown>
  aborted: boolean
}

/** Streams entries as they arrive, with heartbeats, until the session or the listener ends. */
async function tell(listener: Listener, stream: EventStream, isStill: () => Promise<boolean>): Promise<void> {
  try {
    await stream.write(': the journal of this session\n\n')
    for (let entry = await listener.next(HEARTBEAT); entry && !stream.aborted; entry = await listener.next(HEARTBEAT)) {
      if (entry !== 'quiet') await stream.writeSSE({ event: 'entry', id: String(entry.number), data: JSON.stringify(told(entry)) })
      else if (await isStill()) await stream.write(': still there\n\n')
      else return
    }
  } finally {
    listener.end()
  }
}

async function isThere(sessions: ControlParts['sessions'], id: string): Promise<boolean> {
  return sessions.keyOf(id).then(
    () => true,
    () => false,
  )
}

/** An entry as JSON, with copies of its lists and records, which are then mutable. */
function told(entry: JournalEntry): z.infer<typeof journalEntry> {
  return { ...entry, variables: { ...entry.variables }, headers: { ...entry.headers }, codes: [...entry.codes], faults: [...entry.faults] }
}
