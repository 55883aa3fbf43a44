import { z } from 'zod'
import { browserSchema, json, storeSchema, texts } from './answers.ts'

/*
 * Schemas of the control API's responses about sessions and their requests.
 */

const instant = z.union([z.number(), z.string()]).transform((value) => new Date(value).getTime())

const faultSchema = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])
const clockSchema = z.object({ kind: z.enum(['frozen', 'running', 'host']) })

export const sessionSchema = z.object({
  id: z.string(),
  key: z.string(),
  selection: z.string().nullish(),
  world: z.string().nullish(),
  store: storeSchema.nullish(),
  now: instant,
  clock: clockSchema,
  seed: z.string().nullish(),
  user: z.unknown(),
  basket: z.unknown(),
  pricing: z.unknown(),
  sentMails: z
    .array(
      z.object({
        to: z.string(),
        sentAt: instant,
        link: z.string(),
        isUsed: z.boolean(),
        purpose: z.enum(['password', 'email', 'code', 'gift']),
        passcode: z.string().nullable(),
        gift: z.object({ recipientName: z.string().nullable(), message: z.string().nullable() }).nullable(),
        openUrl: z.string(),
      }),
    )
    .nullish(),
  notices: z.array(z.unknown()).nullish(),
  flags: texts.nullish(),
  faults: z.array(faultSchema).nullish(),
  answers: json.nullish(),
  browser: browserSchema.nullish(),
  differences: z.unknown(),
  openUrl: z.string().nullish(),
  usedAt: instant.nullish(),
})
/** A session's current state. */
export type Session = z.infer<typeof sessionSchema>

const replayedEventsSchema = z.array(z.object({ request: z.number(), event: z.string(), detail: z.string() }))
const replaySchema = z.object({
  equal: z.boolean(),
  played: z.number(),
  difference: z.string().nullish(),
  events: z.object({
    equal: z.boolean(),
    kept: z.number(),
    unknown: z.number(),
    missing: replayedEventsSchema,
    extra: replayedEventsSchema,
    different: replayedEventsSchema,
  }),
})
/** The result of a replay. */
export type SessionReplay = z.infer<typeof replaySchema>

export const importedSchema = sessionSchema.extend({ replay: replaySchema.nullish() })
/** An imported session and the result of its replay. */
export type ImportedSession = z.infer<typeof importedSchema>

const sessionRowSchema = z.object({
  id: z.string(),
  key: z.string(),
  selection: z.string().nullish(),
  world: z.string().nullish(),
  store: z.string().nullish(),
  usedAt: instant.nullish(),
  requests: z.number().nullish(),
})
/** A session in the list. */
export type SessionRow = z.infer<typeof sessionRowSchema>

export const sessionsSchema = z.object({ total: z.number(), bounds: z.unknown(), sessions: z.array(sessionRowSchema) })

export const entrySchema = z.object({
  number: z.number(),
  kind: z.string(),
  operation: z.string(),
  variables: json,
  headers: texts.default({}),
  side: z.string(),
  page: z.string().nullish(),
  status: z.number(),
  codes: z.array(z.string()),
  at: instant,
  now: instant,
  took: z.number(),
  faults: z.array(z.string()),
  answer: z.string().nullish(),
})
/** One request made by the session. */
export type ListedRequest = z.infer<typeof entrySchema>

export const journalSchema = z.object({ entries: z.array(entrySchema) })
export const endedSchema = z.object({ ended: z.number() })
