import { z } from 'zod'

/** The attributes that CloudEvents 1.0 asks of an event, and what it says of the others: short names, and values that are no objects. */
const eventSchema = z
  .object({
    specversion: z.literal('1.0'),
    id: z.string().min(1),
    type: z.string().min(1).max(200),
    /** A reference, which may be relative. */
    source: z.string().min(1),
    subject: z.string().min(1).optional(),
    time: z.iso.datetime({ offset: true }).optional(),
    datacontenttype: z.literal('application/json'),
    data: z.record(z.string(), z.unknown()),
  })
  .catchall(z.union([z.string(), z.number(), z.boolean()]))
  .refine((event) => Object.keys(event).every((name) => /^[a-z0-9]+$/.test(name)), 'Names of attributes are lower-case letters and digits.')

/** An event as CloudEvents 1.0 has it in JSON, with JSON as its data. */
type CloudEvent = z.infer<typeof eventSchema>

/** Reads a batch of 1 to `most` events, or says what is wrong with it. */
export function readCloudEvents(text: string, most: number): { events: readonly CloudEvent[] } | { problem: string } {
  const read = z.array(eventSchema).min(1).max(most).safeParse(parsed(text))
  return read.success
    ? { events: read.data }
    : { problem: read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
