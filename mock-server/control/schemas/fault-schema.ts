import { z } from 'zod'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'

const milliseconds = z.number().int().min(0).max(60_000)

const delay = z.union([
  milliseconds,
  z.strictObject({ least: milliseconds, most: milliseconds }),
  z.strictObject({ median: milliseconds, spread: milliseconds }),
])

const target = z.strictObject({
  operation: z.string().max(200).optional(),
  nth: z.number().int().min(1).optional(),
  first: z.number().int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
  role: z.enum(['guest', 'nonMember', 'lapsedmember', 'member']).optional(),
  side: z.enum(['browser', 'server']).optional(),
})

const path = z.string().min(1).max(500)

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latency'), delay }),
  z.strictObject({ kind: z.literal('dribble'), pieces: z.number().int().min(1).max(1000), pause: delay }),
  z.strictObject({ kind: z.literal('reset') }),
  z.strictObject({ kind: z.literal('empty-reply') }),
  z.strictObject({ kind: z.literal('truncated') }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({
    kind: z.literal('status'),
    status: z.number().int().min(200).max(599),
    retryAfter: z.number().int().min(0).max(86_400).optional(),
  }),
  z.strictObject({
    kind: z.literal('error'),
    code: z.string().min(1).max(200),
    message: z.string().max(2000).optional(),
    path: path.optional(),
  }),
  z.strictObject({ kind: z.literal('partial'), path }),
  z.strictObject({ kind: z.literal('empty-data') }),
  z.strictObject({ kind: z.literal('stale') }),
  z.strictObject({ kind: z.literal('overtaken'), most: milliseconds }),
])

/** One fault, as data. */
export const faultRecord: z.ZodType<FaultRecord> = z
  .strictObject({ target, effect, executed: z.boolean().optional() })
  .meta({ id: 'Fault', description: 'What goes wrong, and which requests it befalls. Durations in milliseconds.' })

/** A fault as text: `addBasketItems;status=503;nth=2`, or the name of a preset. */
export const faultWords = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: 'A fault as it is written, or the name of a preset.', example: 'addBasketItems;status=503;nth=2' })
