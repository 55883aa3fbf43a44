import { giftMembershipSkus } from '#app/platform/settings/memberships.ts'
import type { ItemInput } from '#operations/__generated__/operations.ts'

/** One unit of a product to add. */
export type ProductToAdd = { sku: string; variantId?: string; maxItemQuantity?: number }

/** Default fields of an item input. Spec §3 Basket item input. */
export const plainItem = {
  membershipId: null,
  variantId: null,
  variantSku: null,
  giftInfo: null,
  origin: 'user',
  maxItemQuantity: null,
} as const satisfies Partial<ItemInput>

/** A product as item input with a new UUID (open point A61). The sku of a gift membership makes it a gift. Spec §4. */
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

/** One gift membership as item input. */
export function giftToAdd(sku: string, giftInfo: ItemInput['giftInfo'] = null): ItemInput {
  return { ...plainItem, id: crypto.randomUUID(), type: 'giftMembership', variantSku: sku, quantity: 1, giftInfo }
}
