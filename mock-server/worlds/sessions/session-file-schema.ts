import { z } from 'zod'
import { SESSION_FORMAT } from './session-file.ts'

/** Maximum number of entries in a file. */
const MOST_ENTRIES = 5000
const MOST_COUNTERS = 1000

const instant = z.number().int().min(-8.64e15).max(8.64e15)
const text = z.string().max(2000)
const locale = z.enum(['en-GB', 'en-US'])
const json = z.record(z.string().max(500), z.unknown())

const session = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('guest'), expiresAt: instant }),
  z.strictObject({ kind: z.literal('account'), email: text, expiresAt: instant }),
])

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('host') }),
  z.strictObject({ kind: z.literal('frozen'), at: instant }),
  z.strictObject({ kind: z.literal('running'), at: instant, since: instant.nullable() }),
])

const basket = z.strictObject({
  lines: z.array(z.looseObject({ id: text, quantity: z.number().int().min(0).max(1_000_000) })).max(1000),
  codes: z.array(text).max(100),
  deliveryMethod: z.enum(['Standard', 'Express', 'None']),
  version: z.number().int().min(0).optional(),
})

const membership = z.strictObject({
  plan: text,
  startedDaysAgo: z.number(),
  termEndsInDays: z.number(),
  cancelledDaysAgo: z.number().optional(),
  credited: z.number().optional(),
})

const identity = z.looseObject({ id: text, store: locale, email: text, firstName: text, lastName: text, membership: membership.optional() })

/** State of a shopper; the remaining keys are checked by name when the record is read. */
const shopper = z.looseObject({
  identity: identity.nullable().optional(),
  baskets: z.strictObject({ 'en-GB': basket.optional(), 'en-US': basket.optional() }).optional(),
  prompts: z.array(text).max(1000).optional(),
  wishes: z.array(json).max(5000).nullable().optional(),
  addresses: z.array(json).max(1000).nullable().optional(),
  payments: z.array(json).max(1000).nullable().optional(),
  pastOrders: z.array(json).max(5000).nullable().optional(),
  pastMemberships: z.array(membership).max(1000).optional(),
})

const state = z.strictObject({
  session: session.optional(),
  clock: clock.optional(),
  content: json.optional(),
  viewerCountry: text.nullable().optional(),
  stockEmails: z.array(text).max(1000).optional(),
  sentMails: z
    .array(
      z.strictObject({
        to: text,
        at: z.number(),
        token: text,
        isUsed: z.boolean(),
        change: z.strictObject({ from: text, proof: text }).optional(),
        isCode: z.literal(true).optional(),
        gift: z
          .strictObject({ store: locale, plan: z.enum(['gift', 'partner-gift']), recipientName: text.optional(), message: text.optional() })
          .optional(),
      }),
    )
    .max(200)
    .optional(),
  flags: z.record(text, text).optional(),
  offers: z
    .array(z.looseObject({ name: text, effect: z.looseObject({ kind: text }) }))
    .max(200)
    .optional(),
  notices: z
    .array(z.looseObject({ code: text, level: text }))
    .max(200)
    .optional(),
  answers: json.optional(),
  faults: z
    .array(z.looseObject({ target: json, effect: z.looseObject({ kind: text }) }))
    .max(200)
    .optional(),
  paymentPlan: text.nullable().optional(),
  browser: z
    .strictObject({
      cookies: z.record(text, z.string()).optional(),
      localStorage: z.record(text, z.string()).optional(),
      sessionStorage: z.record(text, z.string()).optional(),
    })
    .optional(),
  seed: text.optional(),
})

const record = z.strictObject({
  format: text,
  selection: text.nullable(),
  startsAt: instant,
  state,
  guest: shopper,
  accounts: z.array(z.strictObject({ email: text, proof: text.nullable(), base: shopper.nullable(), own: shopper })).max(1000),
  registered: z.number().int().min(0),
})

const entry = z.strictObject({
  number: z.number().int().min(1),
  kind: z.enum(['query', 'mutation', 'flags', 'analytics', 'held', 'chat', 'reviews', 'payment']),
  operation: text,
  variables: json,
  headers: z.record(text, z.string()),
  side: z.enum(['browser', 'server', 'direct']),
  page: z.string().nullable(),
  status: z.number().int().min(0).max(999),
  codes: z.array(text).max(1000),
  at: z.number(),
  now: z.number(),
  took: z.number(),
  faults: z.array(text).max(200),
  answer: z.string().nullable(),
})

/** Schema of a session file. Loaded only for imports. */
export const sessionFileSchema = z.strictObject({
  format: z.literal(SESSION_FORMAT),
  selection: text.nullable(),
  world: z
    .string()
    .regex(/^[\w.-]{1,80}$/)
    .nullable(),
  store: locale,
  clock: z.strictObject({ kind: z.enum(['frozen', 'running', 'host']), at: z.iso.datetime() }),
  faults: z.array(text).max(200),
  record,
  counters: z
    .record(text, z.number().int().min(0))
    .refine((counters) => Object.keys(counters).length <= MOST_COUNTERS, `At most ${MOST_COUNTERS} counters.`),
  journal: z.array(entry).max(MOST_ENTRIES),
})
