import { useSyncExternalStore } from 'react'
import { onShopperChange, readShopper } from '#app/platform/shopper/shopper-record.ts'

/** Pending presses: by sku, whether it should be on the wishlist. */
const wanted = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** Whether a variant is on the wishlist, including pending presses. */
export function isWished(sku: string): boolean {
  return wanted.get(sku) ?? isOnWishlist(sku)
}

/** Whether a variant is on the wishlist according to the API. */
export function isOnWishlist(sku: string): boolean {
  return readShopper().wishlist?.includes(sku) ?? false
}

/** The pending press on a variant, if any. */
export function wantedOf(sku: string): boolean | undefined {
  return wanted.get(sku)
}

/** Sets the optimistic state of a variant; undefined clears it. */
export function want(sku: string, isWanted: boolean | undefined): void {
  if (isWanted === undefined) wanted.delete(sku)
  else wanted.set(sku, isWanted)
  for (const listener of listeners) listener()
}

/** The same as a hook. False on the server: shared pages know no shopper. */
export function useIsWished(sku: string): boolean {
  return useSyncExternalStore(
    onWishChange,
    () => isWished(sku),
    () => false,
  )
}

/** Calls `listener` when a variant may have come onto the wishlist or left it. Returns a function that stops it. */
export function onWishChange(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onShopperChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
