import { z } from 'zod'
import { jsonRecord } from './value-schemas.ts'

/** One request made by a session. Instants and durations are in milliseconds. */
export const journalEntry = z
  .strictObject({
    number: z.number().int().min(1),
    kind: z.enum(['query', 'mutation', 'flags', 'analytics', 'held', 'chat', 'reviews', 'payment']),
    operation: z.string(),
    variables: jsonRecord,
    headers: z.record(z.string(), z.string()),
    side: z.enum(['browser', 'server', 'direct']),
    page: z.string().nullable(),
    status: z.number().int().meta({ description: 'HTTP status; 0 when the connection was cut.' }),
    codes: z.array(z.string()),
    at: z.number(),
    now: z.number(),
    took: z.number(),
    faults: z.array(z.string()),
    answer: z.string().nullable(),
  })
  .meta({ id: 'JournalEntry' })

export const journalQuery = z.strictObject({
  after: z.coerce.number().int().min(0).optional().meta({ description: 'Only entries with a higher number.' }),
  operation: z.string().max(200).optional(),
})

export const journalView = z.strictObject({ entries: z.array(journalEntry) }).meta({ id: 'Journal' })

export const eventsQuery = z.strictObject({ after: z.coerce.number().int().min(0).optional() })
