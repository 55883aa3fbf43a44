'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { GUEST, isShopperUnknown, onShopperChange, readShopper, type StoredShopper } from './shopper-record.ts'

/** Whoever is here. A guest while the page is rendered on the server and until it is alive: shared pages know nobody. */
export function useShopper(): StoredShopper {
  const shopper = useSyncExternalStore(onShopperChange, readShopper, () => GUEST)
  useEffect(() => {
    // The contract's client is only loaded for an open session that nothing is remembered of. Where it cannot be had, the header stays a guest's.
    if (isShopperUnknown()) import('./refresh-shopper.client.ts').then(({ refreshShopper }) => refreshShopper()).catch(() => undefined)
  }, [])
  return shopper
}
