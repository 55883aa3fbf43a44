'use client'

import { useSyncExternalStore } from 'react'
import { type Consent, isAllowed, NO_CONSENT, onConsentChange, type Purpose, readConsent } from './consent.ts'

/** What was consented to. Nothing while the page is rendered on the server and until it is alive. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsentChange, readConsent, () => NO_CONSENT)
}

/** Whether something of a purpose may be loaded or sent now; never before the page is alive. */
export function useAllowed(purpose: Purpose, locale: string): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isAllowed(purpose, locale),
    () => false,
  )
}
