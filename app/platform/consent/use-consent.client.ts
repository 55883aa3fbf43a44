'use client'

import { useSyncExternalStore } from 'react'
import { type Consent, isAllowed, NO_CONSENT, onConsentChange, type Purpose, readConsent } from './consent.ts'

/** What was consented to; nothing on the server and until hydration. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsentChange, readConsent, () => NO_CONSENT)
}

/** Whether something of a purpose may be loaded or sent now; false until hydration. */
export function useAllowed(purpose: Purpose, locale: string): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(purpose, locale),
    () => false,
  )
}
