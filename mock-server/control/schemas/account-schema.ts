import { z } from 'zod'
import type { AccountLayer, ScenarioLayer } from '#fixtures/scenarios/record.ts'
import type { MembershipRecord } from '#fixtures/shoppers/record.ts'
import { listOf, shortText } from './value-schemas.ts'

/** Fractions of a day are allowed for hours. */
const days = z.number().min(-36_500).max(36_500)
const count = z.number().int().min(0).max(100_000)

/** The kind of a plan. It is checked against the fixtures later, with the rest of the layer's meaning. */
export const planKind = z.string().min(1).max(100) as unknown as z.ZodType<MembershipRecord['plan']>

/** A membership on an account. Days are counted from the world's start. */
export const membershipRecord: z.ZodType<MembershipRecord> = z
  .strictObject({
    plan: planKind,
    startedDaysAgo: days,
    termEndsInDays: days,
    cancelledDaysAgo: days.optional(),
    credited: count.optional(),
  })
  .meta({ id: 'MembershipRecord', description: 'Days are counted from the start of the world.' })

const orderLine = z.strictObject({
  offer: shortText,
  quantity: count,
  type: z.enum(['membership', 'giftMembership']).optional(),
  isGift: z.boolean().optional(),
})

const order = z.strictObject({
  number: shortText,
  placedDaysAgo: days,
  tier: z.enum(['member', 'typical']),
  lines: listOf(orderLine),
  codes: listOf(shortText).optional(),
  deliveryMethod: z.enum(['Standard', 'Express']),
  payment: z.strictObject({ kind: z.enum(['CARD', 'NONE', 'PAY_LATER', 'WALLET']), label: shortText }),
  ended: z.enum(['CANCELLED', 'RETURNED']).optional(),
  secondParcelFrom: count.optional(),
})

const address = z.strictObject({
  id: shortText,
  firstName: shortText,
  lastName: shortText,
  line1: shortText,
  line2: shortText.nullable(),
  city: shortText,
  region: shortText.nullable(),
  postalCode: shortText,
  countryCode: shortText,
  phone: shortText.nullable(),
})

const payment = z.strictObject({
  id: shortText,
  kind: z.enum(['CARD', 'WALLET']),
  label: shortText,
  card: z.strictObject({ lastFour: shortText, expiresInMonths: z.number().int().min(-1200).max(1200) }).optional(),
})

const friend = z.strictObject({ name: shortText, invitedDaysAgo: days, orderedDaysAgo: days.optional() })

const reason = z.string().max(500).nullable()

const flowPosition = z.strictObject({
  reached: listOf(shortText),
  answers: z.record(shortText, z.strictObject({ options: listOf(shortText), text: reason })).optional(),
  feedback: z.strictObject({ reasonCode1: reason, reasonFreeText1: reason, reasonCode2: reason, reasonFreeText2: reason }).optional(),
  end: z
    .strictObject({
      id: shortText,
      result: z.enum(['COMPLETED', 'KEPT', 'REJECTED']),
      title: shortText,
      body: shortText,
      tracking: z.strictObject({ event: shortText, properties: z.record(shortText, z.unknown()) }),
    })
    .optional(),
})

/** Account data that differs from the base shopper's. */
export const accountLayer: z.ZodType<AccountLayer> = z
  .strictObject({
    pastOrders: listOf(order).optional(),
    wishes: listOf(z.strictObject({ offer: shortText, wishedDaysAgo: days }), 1000).optional(),
    addresses: listOf(address).optional(),
    payments: listOf(payment).optional(),
    referral: z.strictObject({ friends: listOf(friend), creditsSpent: count }).optional(),
    prompts: listOf(shortText).optional(),
    flows: z.partialRecord(z.enum(['cancel', 'upgrade', 'extend']), flowPosition).optional(),
  })
  .meta({ id: 'AccountLayer' })

/** Shopper data that differs from the base shopper's. */
export const personLayer: z.ZodType<NonNullable<ScenarioLayer['person']>> = z
  .strictObject({
    id: shortText.optional(),
    email: shortText.optional(),
    firstName: shortText.optional(),
    lastName: shortText.optional(),
    dateOfBirth: z.iso.date().optional(),
    hasOrdered: z.boolean().optional(),
    isFreeTrialAllowed: z.boolean().optional(),
    deliveryType: shortText.optional(),
  })
  .meta({ id: 'PersonLayer' })
