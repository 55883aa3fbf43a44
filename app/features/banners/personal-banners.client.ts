'use client'

import { useSyncExternalStore } from 'react'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { carryShopperOver, sessionKey } from '#app/platform/shopper/shopper-record.ts'
import type { BannersView } from './banners-view.ts'

/** The visitor's own banners; null if they failed to load. */
let personal: BannersView | null | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's own banners. Undefined until loaded, or if they are never requested; null if they failed to load. */
export function usePersonalBanners(): BannersView | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => personal,
    () => undefined,
  )
}

/** Loads the visitor's own banners once per page from `address`. A failure leaves the page as it is and logs a warning. */
export function askBanners(address: string): Promise<void> {
  const key = sessionKey()
  asking ??= fetch(address, { credentials: 'same-origin' })
    .then((answer) => answer.json())
    .then((answer: unknown) => tell(bannersIn(answer)))
    .catch((error: unknown) => {
      warnLeftOut('banners', error)
      tell(null)
    })
    // The answer may refresh the session.
    .then(() => carryShopperOver(key))
  return asking
}

function tell(banners: BannersView | null): void {
  personal = banners
  for (const listener of listeners) listener()
}

/** Guards against an answer that is not from the shop's server. */
function bannersIn(answer: unknown): BannersView | null {
  if (typeof answer !== 'object' || answer === null || !('banners' in answer)) return null
  const { banners } = answer
  return typeof banners === 'object' && banners !== null && 'isPromoToCome' in banners ? (banners as BannersView) : null
}
