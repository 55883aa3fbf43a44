import { z } from 'zod'
import type { BasketRecord, OfferRecord } from '#fixtures/basket/record.ts'
import { planKind } from './account-schema.ts'
import { listOf, shortText } from './value-schemas.ts'

const giftInfo = z.strictObject({
  recipientName: shortText,
  recipientEmail: shortText,
  message: shortText.nullable(),
  sendDate: shortText.nullable(),
})

const line = z.strictObject({
  id: z.string().min(1).max(200),
  type: z.enum(['product', 'membership', 'giftMembership']),
  origin: z.enum(['user', 'discount']),
  offerId: z.string().min(1).max(200),
  quantity: z.number().int().min(0).max(10_000),
  giftInfo: giftInfo.nullable(),
  kitSku: z.string().max(200).nullable(),
  giftOffer: z.string().max(200).nullable(),
})

/** A shopper's basket without its codes, as in layers: lines by reference, priced by the rules. */
export const basketRecord: z.ZodType<Omit<BasketRecord, 'codes' | 'version'>> = z
  .strictObject({ lines: listOf(line), deliveryMethod: z.enum(['None', 'Standard', 'Express']) })
  .meta({ id: 'BasketRecord' })

const basisPoints = z.number().int().min(0).max(10_000)

/** An offer in addition to the store's. */
export const offerRecord: z.ZodType<OfferRecord> = z
  .strictObject({
    name: z.string().min(1).max(200),
    code: shortText.optional(),
    effect: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['percentage', 'shipping']), basisPoints }),
      z.strictObject({ kind: z.literal('fixed'), amount: z.number().int().min(0) }),
      z.strictObject({ kind: z.literal('gift'), sku: z.string().min(1).max(200) }),
      z.strictObject({ kind: z.literal('membership'), basisPoints, plans: listOf(planKind) }),
    ]),
    audience: z.enum(['everyone', 'members', 'nonMembers', 'firstOrder']),
    leastSpend: z.number().min(0),
    endsInDays: z.number().optional(),
    combines: z.boolean(),
  })
  .meta({ id: 'OfferRecord' })
