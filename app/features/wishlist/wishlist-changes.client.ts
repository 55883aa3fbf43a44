import { ask, change } from '#app/platform/graphql/browser-client.ts'
import { readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import {
  AddWishlistItemBySkuDocument,
  GetWishedSkusDocument,
  RemoveWishlistItemBySkuDocument,
  type WishedSkusFragment,
} from '#operations/__generated__/operations.ts'
import { isOnWishlist } from './wishes.client.ts'

// Loaded on demand because it imports the API client.

let loading: Promise<void> | undefined

/** Loads and stores the shopper's wishlist. Concurrent calls share one request. Throws RequestFailure. */
export function loadWishes(): Promise<void> {
  loading ??= ask(GetWishedSkusDocument, {})
    .then(({ wishlist }) => remember(wishlist))
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Adds a variant. Throws RequestFailure: with no data, 'No response received'. Open point A167. */
export async function addWish(sku: string): Promise<boolean> {
  const { addWishlistItemBySKU } = await change(AddWishlistItemBySkuDocument, { sku })
  remember(addWishlistItemBySKU)
  return true
}

/**
 * Removes a variant. If it is not on the wishlist, returns false without a request. Throws RequestFailure: with no data, 'No response
 * received'.
 */
export async function removeWish(sku: string): Promise<boolean> {
  if (!isOnWishlist(sku)) return false
  const { removeWishlistItemBySKU } = await change(RemoveWishlistItemBySkuDocument, { sku })
  remember(removeWishlistItemBySKU)
  return true
}

/** Replaces the stored wishlist with the answer. */
function remember({ wishes }: WishedSkusFragment): void {
  saveShopper({ ...readShopper(), wishlist: wishes.map(({ variant }) => variant.sku) })
}
