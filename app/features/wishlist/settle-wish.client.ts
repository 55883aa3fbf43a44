import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { refreshShopper } from '#app/platform/shopper/refresh-shopper.client.ts'
import { isShopperUnknown, readShopper } from '#app/platform/shopper/shopper-record.ts'
import { track } from '#app/platform/tracking/track.ts'
import { loadWishes } from './load-wishes.client.ts'
import { isOnWishlist, want, wantedOf } from './wishes.client.ts'
import { addWish, removeWish } from './wishlist-changes.client.ts'

/** Outcome of a press. Undefined if a later press or another tab has already achieved it. */
export type WishOutcome = 'added' | 'removed' | 'failed' | 'login' | undefined

let last: Promise<unknown> = Promise.resolve()

/** Applies the latest press on a variant after earlier ones. Never throws. */
export function settleWish(sku: string): Promise<WishOutcome> {
  const mine = last.then(() => carryOut(sku))
  last = mine
  return mine
}

async function carryOut(sku: string): Promise<WishOutcome> {
  if (isShopperUnknown()) await refreshShopper()
  if (!readShopper().isLoggedIn) {
    want(sku, undefined)
    return 'login'
  }
  // If the wishlist is not loaded yet, a press can only add.
  if (readShopper().wishlist === undefined) await loadWishes().catch(() => undefined)
  const isWanted = wantedOf(sku)
  try {
    return isWanted === undefined || isWanted === isOnWishlist(sku) ? undefined : await send(sku, isWanted)
  } catch (error) {
    warnLeftOut('wish', error)
    return needsLogin(error) ? 'login' : 'failed'
  } finally {
    // A later press may have reversed it.
    if (wantedOf(sku) === isWanted) want(sku, undefined)
  }
}

async function send(sku: string, isWanted: boolean): Promise<WishOutcome> {
  await (isWanted ? addWish(sku) : removeWish(sku))
  track({ event: isWanted ? 'Product Added to Wishlist' : 'Product Removed from Wishlist', properties: { sku } })
  return isWanted ? 'added' : 'removed'
}
