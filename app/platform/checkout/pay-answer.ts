import { z } from 'zod'
import type { SeenBasket } from './seen-basket.ts'

const basketSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      variant: z.object({ title: z.string() }).nullable(),
      membership: z.object({ name: z.string() }).nullable(),
      quantity: z.number(),
      linePrice: z.object({ charged: z.object({ formatted: z.string() }) }),
    }),
  ),
})

const attemptSchema = z.object({ requestId: z.string() })

/** What placing an order ends in, as far as the shop acts on it. */
const outcomeSchema = z.discriminatedUnion('__typename', [
  z.object({
    __typename: z.literal('OrderPlaced'),
    order: z.object({ number: z.string() }),
    notifications: z.array(z.object({ code: z.string() })),
  }),
  z.object({ __typename: z.literal('PaymentActionRequired'), url: z.url({ protocol: /^https?$/ }), attempt: attemptSchema }),
  z.object({ __typename: z.literal('OrderPending'), attempt: attemptSchema }),
  z.object({
    __typename: z.literal('CheckoutRejected'),
    problems: z.array(z.object({ code: z.string(), path: z.array(z.string()) })).min(1),
    checkout: z.object({
      basket: basketSchema.and(
        z.object({ pricing: z.object({ totalPrice: z.object({ gross: z.number() }), currency: z.string(), currencySymbol: z.string() }) }),
      ),
    }),
  }),
])
export type PayOutcome = z.infer<typeof outcomeSchema>

const answerSchema = z.object({ data: z.object({ placeOrder: outcomeSchema }), errors: z.undefined().optional() })

/** Reads an answer to `placeOrder`. Undefined: it is not known what became of the attempt. */
export function payOutcome(body: string): PayOutcome | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(body)).data?.data.placeOrder
  } catch {
    return undefined
  }
}

type SeenSource = { items: z.infer<typeof basketSchema>['items'] }

/** A basket as the checkout shows it: each line by its id, and amounts in words. `total` is formatted by the caller. */
export function seenBasket({ items }: SeenSource, total: string): SeenBasket {
  return {
    total,
    lines: items.map(({ id, variant, membership, quantity, linePrice }) => ({
      id,
      name: `${quantity > 1 ? `${quantity} × ` : ''}${variant?.title ?? membership?.name ?? ''}`,
      shown: linePrice.charged.formatted,
    })),
  }
}
