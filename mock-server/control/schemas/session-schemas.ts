import { z } from 'zod'
import { offsetOf } from '../../scenarios/scenario-clock.ts'
import { contentLayer } from './content-schema.ts'
import { faultRecord, faultWords } from './fault-schema.ts'
import { browserRecord, scenarioLayer } from './layer-schema.ts'
import { instantSchema, jsonRecord, selectionText, storeLocale, worldName } from './value-schemas.ts'

/** A session's id in URLs: its key in base64url. */
const sessionId = z
  .string()
  .regex(/^[\w-]{1,4000}$/, 'A session is named by the id that this API gave it.')
  .meta({ description: "The session's key in base64url.", example: 'c2NlbmFyaW8vdWstZ3Vlc3QvdHJ5' })

export const sessionParams = z.strictObject({ id: sessionId })

/** A session, as lists show it. `world` is null for an ordinary session. */
const sessionFactsSchema = z
  .strictObject({
    id: z.string(),
    key: z.string(),
    selection: z.string(),
    world: z.string().nullable(),
    store: storeLocale,
    usedAt: z.string().meta({ description: 'When it was last used, by the host.' }),
    requests: z.number().int(),
  })
  .meta({ id: 'SessionFacts' })

export const sessionQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(1000).optional().meta({ description: 'At most so many; 100 where nothing is said.' }),
  after: z.string().max(4000).optional().meta({ description: 'Only those after this id.' }),
})

export const sessionList = z
  .strictObject({ total: z.number().int(), bounds: jsonRecord, sessions: z.array(sessionFactsSchema) })
  .meta({ id: 'SessionList' })

/** The state of a session's clock. */
const clockView = z.strictObject({ kind: z.enum(['frozen', 'running', 'host']), at: z.string() }).meta({ id: 'Clock' })

/** A session with its full state. */
export const sessionViewSchema = sessionFactsSchema
  .omit({ requests: true })
  .extend({
    now: z.string().meta({ description: 'The instant that its world believes it is.' }),
    clock: clockView,
    seed: z.string(),
    user: jsonRecord.meta({ description: 'Who is here.' }),
    basket: jsonRecord,
    pricing: jsonRecord,
    sentMails: z
      .array(
        z.strictObject({
          to: z.string(),
          sentAt: z.string(),
          link: z.string(),
          isUsed: z.boolean(),
          purpose: z.enum(['password', 'email', 'code', 'gift']),
          passcode: z.string().nullable(),
          gift: z.strictObject({ recipientName: z.string().nullable(), message: z.string().nullable() }).nullable(),
          openUrl: z.string(),
        }),
      )
      .meta({
        description:
          'Emails that a real shop would have sent, newest first, with the page that they lead to, the code to log in with there, and who a gift is for and what is said to them, if they hold one.',
      }),
    notices: z.array(jsonRecord),
    flags: z.record(z.string(), z.string()).meta({ description: 'Every flag with its value in this world.' }),
    faults: z.array(z.strictObject({ text: z.string(), fault: faultRecord })),
    answers: jsonRecord,
    browser: browserRecord,
    differences: jsonRecord.meta({ description: 'What differs from what its selection says.' }),
    openUrl: z.string(),
  })
  .meta({ id: 'Session' })

export const openRequest = z.strictObject({ selection: selectionText, world: worldName.optional() })

export const patchRequest = z.strictObject({ layer: scenarioLayer })

/** A hundred years, milliseconds: a clock cannot be moved farther. */
const FARTHEST = 3_155_760_000_000

/** How far to move a clock: as selections say it (`+31d`, `-2h30m`), or in milliseconds. */
const clockStep = z
  .union([z.string().max(60), z.number()])
  .transform((by, checks) => {
    const step = typeof by === 'number' ? by : /^[+-]/.test(by) ? offsetOf(by) : undefined
    if (step !== undefined && Number.isInteger(step) && Math.abs(step) <= FARTHEST) return step
    checks.addIssue({
      code: 'custom',
      message: 'A clock moves by +31d, by -2h30m, or by a whole number of milliseconds, at most a hundred years.',
    })
    return z.NEVER
  })
  .meta({ description: 'How far to move it: `+31d`, `-2h30m`, or milliseconds.' })

/** `at` sets the clock; `by` moves it. With neither, the clock runs on from, or freezes at, its current time. */
export const clockRequest = z
  .strictObject({
    kind: z.enum(['frozen', 'running']),
    at: z
      .union([instantSchema, z.iso.date()])
      .optional()
      .meta({ description: 'When it stands: an instant, or a day from its midnight in UTC, as selections say it.' }),
    by: clockStep.optional(),
  })
  .refine(({ at, by }) => at === undefined || by === undefined, 'A clock is set (at) or moved (by), not both.')

export const faultsRequest = z.strictObject({ faults: z.array(z.union([faultWords, faultRecord])).max(50) })

export const endedCount = z.strictObject({ ended: z.number().int() })

/** The content of a session file: versioned, and validated as a whole on import. */
export const sessionFile = z
  .looseObject({ format: z.string() })
  .meta({ id: 'SessionFile', description: 'A session to keep or to hand on.' })

export const importRequest = z.strictObject({
  file: sessionFile,
  world: worldName.optional(),
  mode: z
    .enum(['restore', 'replay'])
    .meta({ description: '`restore` puts it back as it was; `replay` starts afresh and asks everything again.' }),
})

const replayedEvents = z.array(
  z.strictObject({
    request: z.number().int().meta({ description: 'Number of the request that reported it.' }),
    event: z.string(),
    detail: z.string().meta({ description: 'Its properties, or what differs in them.' }),
  }),
)

/** The result of a replay. */
const replayView = z.strictObject({
  equal: z.boolean(),
  played: z.number().int(),
  difference: z.string().nullable().meta({ description: 'The first thing that came out otherwise.' }),
  events: z
    .strictObject({
      equal: z.boolean(),
      kept: z.number().int().meta({ description: 'Events that pages sent, and that were sent again.' }),
      unknown: z.number().int().meta({ description: 'Requests whose answers are not in the file.' }),
      missing: replayedEvents,
      extra: replayedEvents,
      different: replayedEvents,
    })
    .meta({ description: 'How the events differ: what answers report, and whether what pages sent is still as agreed.' }),
})

export const importedSession = sessionViewSchema.extend({ replay: replayView.optional() }).meta({ id: 'ImportedSession' })

export type SessionFactsBody = z.infer<typeof sessionFactsSchema>
export type SessionBody = z.infer<typeof sessionViewSchema>

/** Content of a store for everybody. */
export const publishRequest = z.strictObject({ store: storeLocale, content: contentLayer })

/** What was published, and what the shop said to its notice. */
export const publicationSchema = z
  .strictObject({
    tags: z.array(z.string()).meta({ description: 'The names of it that the shop knows.', example: ['page:join'] }),
    shop: z
      .strictObject({ status: z.number().int().nullable(), body: z.string() })
      .nullable()
      .meta({ description: 'Its answer; no status: it could not be reached. Null: no notice was sent.' }),
  })
  .meta({ id: 'Publication' })
