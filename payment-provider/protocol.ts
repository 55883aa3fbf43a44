import { z } from 'zod'

// Before the first schema: zod asks whether it may compile by `new Function`, which the policy of the frame's page refuses and reports.
z.config({ jitless: true })

/** The fields of the card frame, in the order of the page. */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'name'] as const

/** Longest height that a frame may ask for, pixels: a page of the provider cannot cover the shop. */
const TALLEST_FRAME = 2000

const field = z.enum(CARD_FIELDS)
const requestId = z.string().min(1).max(60)

/** How one field stands. */
const fieldState = z.strictObject({ isEmpty: z.boolean(), isValid: z.boolean(), isFocused: z.boolean() })

/** What the card frame tells the shop. No message holds a card's number, its code or its holder's name. */
export const frameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), height: z.number().int().min(0).max(TALLEST_FRAME) }),
  z.strictObject({ type: z.literal('height'), height: z.number().int().min(0).max(TALLEST_FRAME) }),
  /** How every field stands, and the scheme that the digits so far belong to. */
  z.strictObject({ type: z.literal('state'), fields: z.record(field, fieldState), scheme: z.string().max(40).nullable() }),
  /** Enter was pressed in a field: the shopper means to pay. */
  z.strictObject({ type: z.literal('submit') }),
  /** The answer to `tokenise` when fields are missing or wrong, in the order of the page. The frame shows what is wrong at each. */
  z.strictObject({ type: z.literal('errors'), id: requestId, fields: z.array(field).min(1).max(CARD_FIELDS.length) }),
  /** The bank asks the shopper in the frame, before a card is kept. The answer to `tokenise` takes as long as the shopper does. */
  z.strictObject({ type: z.literal('challenge'), id: requestId }),
  /** The answer to `tokenise`: what `PlaceOrderInput.paymentToken` takes. */
  z.strictObject({
    type: z.literal('token'),
    id: requestId,
    token: z.string().min(1).max(500),
    scheme: z.string().max(40),
    lastFour: z.string().regex(/^\d{4}$/),
  }),
])

/** What the shop tells the card frame. */
export const shopMessage = z.discriminatedUnion('type', [
  /** Asks for a token; the answer carries the same id. */
  z.strictObject({ type: z.literal('tokenise'), id: requestId }),
  /** Moves focus into a field, as a summary of errors does. */
  z.strictObject({ type: z.literal('focus'), field }),
])

export type CardField = (typeof CARD_FIELDS)[number]
export type FieldState = z.infer<typeof fieldState>
export type FrameMessage = z.infer<typeof frameMessage>
export type ShopMessage = z.infer<typeof shopMessage>
