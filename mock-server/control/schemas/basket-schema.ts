import { z } from 'zod'
import type { BasketRecord } from '#fixtures/basket/record.ts'
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
