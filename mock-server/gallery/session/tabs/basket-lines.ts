import { z } from 'zod'

const itemSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  origin: z.string(),
  quantity: z.number(),
  variant: z.looseObject({ sku: z.string(), title: z.string().nullish() }).nullish(),
  membership: z.looseObject({ id: z.string(), name: z.string().nullish() }).nullish(),
})
const basketSchema = z.looseObject({
  items: z.array(itemSchema.nullable()),
  deliveryMethod: z.string().nullish(),
  includedDiscounts: z.array(z.looseObject({ code: z.string().nullish() })).nullish(),
})

/** A basket line as shown in the gallery. */
export type ShownBasketLine = { id: string; type: string; origin: string; offerId: string; title: string; quantity: number }
/** The basket: lines by reference, applied codes, delivery. */
export type ShownBasket = { lines: readonly ShownBasketLine[]; codes: readonly string[]; deliveryMethod: string }

/** Reads a session's basket; undefined if it has another shape, such as before there is a session. */
export function readShownBasket(value: unknown): ShownBasket | undefined {
  const { data } = basketSchema.safeParse(value)
  if (!data) return undefined
  const lines = data.items.flatMap((item) => {
    if (!item) return []
    const { id, type, origin, quantity, variant, membership } = item
    return [{ id, type, origin, quantity, offerId: variant?.sku ?? membership?.id ?? '', title: variant?.title ?? membership?.name ?? '' }]
  })
  const codes = (data.includedDiscounts ?? []).flatMap(({ code }) => (code ? [code] : []))
  return { lines, codes, deliveryMethod: data.deliveryMethod ?? 'None' }
}

/** Whether quantities can be changed here. The gallery cannot write back gift memberships with their letters; it skips lines added by the rules. */
export function isEditable({ lines }: ShownBasket): boolean {
  return lines.every(({ type, origin, offerId }) => type !== 'giftMembership' && (origin === 'discount' || offerId !== ''))
}

/** A layer that changes a line's quantity; 0 removes the line. */
export function withQuantity({ lines, deliveryMethod }: ShownBasket, id: string, quantity: number): { basket: unknown } {
  const records = lines
    .filter(({ origin }) => origin !== 'discount')
    .map((line) => (line.id === id ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0)
    .map(({ title: _title, ...line }) => ({ ...line, giftInfo: null, kitSku: null, giftOffer: null }))
  return { basket: { lines: records, deliveryMethod } }
}
