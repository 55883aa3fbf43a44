import * as v from 'valibot'
import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'
import type { BasketAddLocation } from '#operations/__generated__/operations.ts'
import { forgetChange, MAX_STORED, readStoredChange, type StoredChange, storedIds } from './stored-changes.ts'

// Loaded only if an earlier page has left a change behind.

/** How long a stored change is valid, milliseconds of the contract's clock. */
const LIFETIME = 24 * 3600 * 1000

const text = v.pipe(v.string(), v.maxLength(300))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** The server validates locations. */
const location = v.custom<BasketAddLocation>((value) => v.is(text, value))

const giftInfo = v.object({
  recipientName: text,
  recipientEmail: text,
  message: v.nullish(v.string()),
  sendDate: v.nullish(v.string()),
})

const product = v.object({ sku: text, variantId: v.optional(text), maxItemQuantity: v.optional(count) })

const line = v.object({
  id: text,
  type: v.picklist(['product', 'membership', 'giftMembership']),
  sku: v.optional(text),
  variantId: v.optional(text),
  membershipId: v.optional(text),
  name: text,
  quantity: count,
  maxItemQuantity: v.optional(count),
  giftInfo: v.nullable(giftInfo),
})

const change = v.union([
  v.object({
    kind: v.literal('addProducts'),
    lines: v.pipe(v.array(product), v.maxLength(MAX_STORED)),
    location,
    locationDetails: v.optional(text),
    source: v.optional(text),
  }),
  v.object({
    kind: v.literal('addMembership'),
    membershipId: text,
    location: v.optional(location),
    isExplicit: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('addGiftMembership'), sku: text, giftInfo: v.optional(giftInfo) }),
  v.object({ kind: v.literal('setQuantity'), lineId: text, quantity: count }),
  v.object({ kind: v.literal('remove'), lineId: text }),
  v.object({ kind: v.literal('restore'), line }),
  v.object({ kind: v.picklist(['applyCode', 'removeCode']), code: text }),
  v.object({ kind: v.literal('setDelivery'), method: v.picklist(['None', 'Standard', 'Express']) }),
])

const entry = v.object({
  key: v.string(),
  at: v.number(),
  turn: v.number(),
  change,
  line: v.fallback(v.optional(line), undefined),
  isSent: v.boolean(),
})

/** Changes left behind by earlier pages, in order. Entries that are invalid, belong to another session or are too old are removed. */
export function storedChanges(): StoredChange[] {
  const all = storedIds().map((id) => ({ id, stored: readStoredChange(id, (value) => parse(id, value)) }))
  for (const { id, stored } of all) if (!stored) forgetChange(id)
  return all.flatMap(({ stored }) => stored ?? []).toSorted((a, b) => a.turn - b.turn)
}

function parse(id: string, value: unknown): StoredChange | undefined {
  const { success, output } = v.safeParse(entry, value)
  if (!success) return undefined
  const { key, at, turn, line: facts, isSent } = output
  // A visitor has no session until the first change is answered: earlier changes belong to the session that starts then.
  const isOurs = key === '' || key === sessionKey()
  return isOurs && contractNow() - at < LIFETIME ? { id, turn, change: output.change, line: facts, isSent } : undefined
}
