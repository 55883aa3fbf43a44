import { change } from '#app/platform/graphql/browser-client.ts'
import { AddWishlistItemBySkuDocument, RemoveWishlistItemBySkuDocument } from '#operations/__generated__/operations.ts'
import { rememberWishes } from './load-wishes.client.ts'
import { isOnWishlist } from './wishes.client.ts'

// Loaded on demand because it imports the API client.

/** Adds a variant. Throws RequestFailure: with no data, 'No response received'. Open point A167. */
export async function addWish(sku: string): Promise<boolean> {
  const { addWishlistItemBySKU } = await change(AddWishlistItemBySkuDocument, { sku })
  rememberWishes(addWishlistItemBySKU)
  return true
}

/**
 * Removes a variant. If it is not on the wishlist, returns false without a request. Throws RequestFailure: with no data, 'No response
 * received'.
 */
export async function removeWish(sku: string): Promise<boolean> {
  if (!isOnWishlist(sku)) return false
  const { removeWishlistItemBySKU } = await change(RemoveWishlistItemBySkuDocument, { sku })
  rememberWishes(removeWishlistItemBySKU)
  return true
}
