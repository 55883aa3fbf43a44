'use client'

import { useSyncExternalStore } from 'react'
import { isAllowed, onConsentChange, type Purpose } from './consent.ts'

/** Whether things of a purpose may be loaded or sent now; false until hydration. */
export function useAllowed(purpose: Purpose, locale: string): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(purpose, locale),
    () => false,
  )
}
