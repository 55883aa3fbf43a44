import { z } from 'zod'

const schema = z.object({
  /** Address of the payment provider's page with the card fields. Without one, cards cannot be typed in here. */
  PAYMENT_FRAME_URL: z.url({ protocol: /^https?$/ }).optional(),
})

export type PaymentProvider = {
  /** Page with the card fields, shown in a frame. */
  cardFrame: string
  origin: string
}

/** The payment provider, read at run time so that one build serves every environment; undefined if none is configured. */
export function paymentProvider(env: Readonly<Record<string, string | undefined>> = process.env): PaymentProvider | undefined {
  const { PAYMENT_FRAME_URL: cardFrame } = schema.parse(env)
  return cardFrame === undefined ? undefined : { cardFrame, origin: new URL(cardFrame).origin }
}
