import { z } from 'zod'

const schema = z.object({
  /** Address of the analytics service, to which the adapter adds its path. Without one, events are dropped. */
  EVENTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Which form the service takes. */
  EVENTS_FORMAT: z.enum(['segment', 'cloudevents']).default('segment'),
  /** The key that the service knows the shop by. */
  EVENTS_WRITE_KEY: z.string().max(200).default(''),
})

/** The analytics service that takes the shop's events. */
export type EventSettings = { url: string; format: 'segment' | 'cloudevents'; writeKey: string }

/** The analytics service, read at run time so that one build serves every environment; undefined if none is configured. */
export function eventSettings(env: Readonly<Record<string, string | undefined>> = process.env): EventSettings | undefined {
  const { EVENTS_URL: url, EVENTS_FORMAT: format, EVENTS_WRITE_KEY: writeKey } = schema.parse(env)
  return url === undefined ? undefined : { url: url.replace(/\/$/, ''), format, writeKey }
}
