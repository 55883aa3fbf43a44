'use client'

import { useSyncExternalStore } from 'react'
import { isAllowed, onConsentChange, type Purpose } from './consent.ts'

/** Whether something of a purpose may be loaded or sent now; never before the page is alive. */
export function useAllowed(purpose: Purpose, locale: string): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(purpose, locale),
    () => false,
  )
}
