import { useSyncExternalStore } from 'react'
import { onShopperChange, readShopper } from '#app/platform/shopper/shopper-record.ts'

/** What was pressed and is not answered yet: by sku, whether it is to be on the wishlist. */
const wanted = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** Whether a variant is on the wishlist, as the last press wants it. */
export function isWished(sku: string): boolean {
  return wanted.get(sku) ?? isOnWishlist(sku)
}

/** Whether a variant is on the wishlist, as the contract last said. */
export function isOnWishlist(sku: string): boolean {
  return readShopper().wishlist?.includes(sku) ?? false
}

/** What the last press wants of a variant; undefined once it was answered. */
export function wantedOf(sku: string): boolean | undefined {
  return wanted.get(sku)
}

/** Shows a variant as it is wanted before anybody has answered; undefined shows it as it is. */
export function want(sku: string, isWanted: boolean | undefined): void {
  if (isWanted === undefined) wanted.delete(sku)
  else wanted.set(sku, isWanted)
  for (const listener of listeners) listener()
}

/** The same for a heart that follows it. Nothing is wished for on the server: shared pages know nobody. */
export function useIsWished(sku: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(sku),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onShopperChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
