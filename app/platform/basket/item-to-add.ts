import { giftMembershipSkus } from '#app/platform/settings/memberships.ts'
import type { ItemInput } from '#operations/__generated__/operations.ts'

/** A product to add: one of it. */
export type ProductToAdd = { sku: string; variantId?: string; maxItemQuantity?: number }

/** What every item holds that says nothing: the shopper puts it in. Spec §3 Basket item input. */
export const plainItem = {
  membershipId: null,
  variantId: null,
  variantSku: null,
  giftInfo: null,
  origin: 'user',
  maxItemQuantity: null,
} as const satisfies Partial<ItemInput>

/** What a product puts in, with an id made here (a UUID, decision A61): one line of it; a gift membership's sku is a gift. Spec §4. */
export function itemToAdd({ sku, variantId = '', maxItemQuantity = 0 }: ProductToAdd): ItemInput {
  if (giftMembershipSkus.has(sku)) return giftToAdd(sku)
  return {
    ...plainItem,
    id: crypto.randomUUID(),
    type: 'product',
    quantity: 1,
    variantSku: sku,
    variantId: variantId || null,
    maxItemQuantity: maxItemQuantity || null,
  }
}

/** What a gift membership puts in: one, for whoever is named. */
export function giftToAdd(sku: string, giftInfo: ItemInput['giftInfo'] = null): ItemInput {
  return { ...plainItem, id: crypto.randomUUID(), type: 'giftMembership', variantSku: sku, quantity: 1, giftInfo }
}
