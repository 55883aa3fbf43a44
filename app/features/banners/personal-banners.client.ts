'use client'

import { useSyncExternalStore } from 'react'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { readShopper, saveShopper, sessionKey } from '#app/platform/shopper/shopper-record.ts'
import type { BannersView } from './banners-view.ts'

/** The visitor's own banners, as this page has learnt them; null when they could not be had. */
let personal: BannersView | null | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's own banners once they are known; null when they could not be had, undefined until then and where nobody asks. */
export function usePersonalBanners(): BannersView | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => personal,
    () => undefined,
  )
}

/** Asks for the visitor's own banners, once a page. `address` answers for this page. A failure leaves the page as it stands and warns. */
export function askBanners(address: string): Promise<void> {
  const before = readShopper()
  asking ??= fetch(address, { credentials: 'same-origin' })
    .then((answer) => answer.json())
    .then((answer: unknown) => tell(bannersIn(answer)))
    .catch((error: unknown) => {
      warnLeftOut('banners', error)
      tell(null)
    })
    // A refreshed session has another key, and the same shopper.
    .then(() => {
      if (before.key !== '' && before.key !== sessionKey()) saveShopper(before)
    })
  return asking
}

function tell(banners: BannersView | null): void {
  personal = banners
  for (const listener of listeners) listener()
}

/** The shop's own server answers; whatever else comes is not taken for banners. */
function bannersIn(answer: unknown): BannersView | null {
  if (typeof answer !== 'object' || answer === null || !('banners' in answer)) return null
  const { banners } = answer
  return typeof banners === 'object' && banners !== null && 'isPromoToCome' in banners ? (banners as BannersView) : null
}
