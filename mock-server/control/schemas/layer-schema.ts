import { z } from 'zod'
import { paymentOutcomes } from '#fixtures/orders/payment-outcomes.ts'
import type { BrowserRecord, MailRecord, ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { accountLayer, membershipRecord, personLayer } from './account-schema.ts'
import { basketRecord, offerRecord } from './basket-schema.ts'
import { contentLayer } from './content-schema.ts'
import { faultRecord } from './fault-schema.ts'
import { jsonRecord, listOf, shortText, storeLocale, textRecord } from './value-schemas.ts'

const notice = z.strictObject({
  /** Empty when the server sends a notification without a code. */
  code: z.string().max(200),
  level: z.enum(['error', 'info', 'warn']),
  params: textRecord.optional(),
  handler: shortText.optional(),
})

const mail: z.ZodType<MailRecord> = z.strictObject({
  to: shortText,
  at: z.number().int(),
  token: shortText,
  isUsed: z.boolean(),
  change: z.strictObject({ from: shortText, proof: shortText }).exactOptional(),
  isCode: z.literal(true).exactOptional(),
  gift: z
    .strictObject({
      store: storeLocale,
      plan: z.enum(['gift', 'partner-gift']),
      recipientName: shortText.exactOptional(),
      message: z.string().max(1000).exactOptional(),
    })
    .exactOptional(),
})

/** What the browser stores before it opens the shop. */
export const browserRecord: z.ZodType<BrowserRecord> = z
  .strictObject({ cookies: textRecord.optional(), localStorage: textRecord.optional(), sessionStorage: textRecord.optional() })
  .meta({ id: 'BrowserRecord' })

/**
 * One layer, as in scenario files: what a patch applies to a live world. Unknown properties are refused; their meaning
 * (skus, plans, contract coordinates) is checked later.
 */
export const scenarioLayer: z.ZodType<ScenarioLayer> = z
  .strictObject({
    store: storeLocale.optional(),
    shopper: z
      .enum(['guest', 'non-member', 'lapsed-member', 'monthly-member', 'annual-member', 'plus-member', 'staff-member', 'trial-member'])
      .optional(),
    person: personLayer.optional(),
    session: z.enum(['open', 'none']).optional(),
    membership: membershipRecord.nullable().optional(),
    account: accountLayer.optional(),
    basket: basketRecord.optional(),
    codes: listOf(shortText, 50).optional(),
    offers: listOf(offerRecord, 50).optional(),
    notices: listOf(notice, 50).optional(),
    content: contentLayer.optional(),
    viewerCountry: z.string().max(20).nullable().optional(),
    sentMails: listOf(mail, 50).optional(),
    failedLogins: listOf(shortText).optional(),
    payment: z.enum(paymentOutcomes).optional(),
    flags: textRecord.optional(),
    clock: z.strictObject({ kind: z.enum(['frozen', 'running']), at: z.number().int() }).optional(),
    faults: listOf(faultRecord, 50).optional(),
    answers: jsonRecord.optional(),
    browser: browserRecord.optional(),
  })
  .meta({ id: 'Layer', description: 'Differences from a world, as in scenario files.' })
