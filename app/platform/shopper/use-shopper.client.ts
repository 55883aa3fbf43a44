'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  GUEST,
  isShopperOutdated,
  isShopperUnknown,
  onShopperChange,
  readShopper,
  rememberGuest,
  type StoredShopper,
} from './shopper-record.ts'

/** The shopper's record; a guest's on the server and until hydration. */
export function useShopper(): StoredShopper {
  const shopper = useSyncExternalStore(onShopperChange, readShopper, () => GUEST)
  useEffect(() => {
    // The GraphQL client is only loaded for an open session without a record, or with one of before. If it fails to load, the header stays as it was.
    const isOutdated = isShopperOutdated()
    if (isShopperUnknown() || isOutdated)
      import('./refresh-shopper.client.ts').then(({ refreshShopper }) => refreshShopper()).catch(() => undefined)
    else rememberGuest()
  }, [])
  return shopper
}
