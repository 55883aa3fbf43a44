import { ask, change } from '#app/platform/graphql/browser-client.ts'
import { readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import {
  AddWishlistItemBySkuDocument,
  GetWishedSkusDocument,
  RemoveWishlistItemBySkuDocument,
  type WishedSkusFragment,
} from '#operations/__generated__/operations.ts'
import { isOnWishlist } from './wishes.client.ts'

// Loaded when a press or a logged-in session needs it: this is where the contract's client comes in.

let loading: Promise<void> | undefined

/** Asks for the wishlist of whoever is logged in and remembers it. Asked from several places, it asks once. Throws RequestFailure. */
export function loadWishes(): Promise<void> {
  loading ??= ask(GetWishedSkusDocument, {})
    .then(({ wishlist }) => remember(wishlist))
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Puts a variant on the wishlist. Throws RequestFailure: with no data, 'No response received'. Open point A167. */
export async function addWish(sku: string): Promise<boolean> {
  const { addWishlistItemBySKU } = await change(AddWishlistItemBySkuDocument, { sku })
  remember(addWishlistItemBySKU)
  return true
}

/**
 * Takes a variant off the wishlist. One that is not on it answers false, and nobody is asked. Throws RequestFailure: with no data,
 * 'No response received'.
 */
export async function removeWish(sku: string): Promise<boolean> {
  if (!isOnWishlist(sku)) return false
  const { removeWishlistItemBySKU } = await change(RemoveWishlistItemBySkuDocument, { sku })
  remember(removeWishlistItemBySKU)
  return true
}

/** What the contract says takes the place of what was known. */
function remember({ wishes }: WishedSkusFragment): void {
  saveShopper({ ...readShopper(), wishlist: wishes.map(({ variant }) => variant.sku) })
}
