import { z } from 'zod'
import { eventChecks } from '#schema/events/__generated__/event-checks.ts'
import type { EventName } from '#schema/events/__generated__/events.ts'
import type { CheckedEvent } from './event-adapter.ts'

/** Most events of a batch, and most characters of its text. */
const MOST_EVENTS = 20
const MOST_TEXT = 64 * 1024

const id = z.string().regex(/^[\w.:-]{1,120}$/)

/** The Segment HTTP API's batch, as a page sends it. What is not named here is dropped, whoever sends it. */
const batchSchema = z.object({
  batch: z
    .array(
      z.object({
        type: z.literal('track'),
        event: z.string().max(100),
        properties: z.record(z.string(), z.unknown()),
        messageId: id,
        timestamp: z.iso.datetime(),
        anonymousId: id,
        context: z.object({
          locale: z.enum(['en-GB', 'en-US']),
          page: z.object({ path: z.string().regex(/^\/[^?#]{0,1999}$/) }).optional(),
          awc: z
            .string()
            .regex(/^[\w.-]{1,100}$/)
            .optional(),
        }),
      }),
    )
    .min(1)
    .max(MOST_EVENTS),
  sentAt: z.iso.datetime().optional(),
})

/**
 * Events that may leave, when their page sent them by its own clock, and a sentence for each that may not leave. Undefined: the text is no batch.
 */
export function checkBatch(text: string): { events: CheckedEvent[]; sentAt: string | undefined; problems: string[] } | undefined {
  const checked = text.length <= MOST_TEXT ? batchSchema.safeParse(parsed(text)).data : undefined
  if (!checked) return undefined
  const { batch, sentAt } = checked
  const events: CheckedEvent[] = []
  const problems: string[] = []
  for (const { type: _, event, properties, ...rest } of batch) {
    const checked = checkEvent(event, properties)
    if ('problem' in checked) problems.push(checked.problem)
    else events.push({ ...checked, ...rest })
  }
  return { events, sentAt, problems }
}

/** An event with its declared properties, or why it is none. A property that is not declared is left out: it could hold anything. */
export function checkEvent(
  event: string,
  properties: Readonly<Record<string, unknown>>,
): { event: EventName; properties: Record<string, unknown> } | { problem: string } {
  if (!isEvent(event)) return { problem: `"${event.slice(0, 100)}" is not declared in schema/events/` }
  const check = eventChecks[event]
  const declared = Object.fromEntries(
    Object.keys(check.shape).flatMap((name) => (Object.hasOwn(properties, name) ? [[name, properties[name]]] : [])),
  )
  const result = check.safeParse(declared)
  if (!result.success)
    return { problem: `${event}: ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}` }
  return { event, properties: result.data }
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(eventChecks, name)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
