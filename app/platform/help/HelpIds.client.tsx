'use client'

import { useEffect } from 'react'
import { onConsentChange, readConsent } from '#app/platform/consent/consent.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import type { Locale } from '#app/platform/store/stores.ts'
import { anonId } from './anon-id.ts'
import { helpAddress, tellsHelpCentre } from './help-ids.ts'
import { HELP_CENTRE } from './help-site.ts'

/**
 * Adds the permitted ids to every link to the help centre, and removes them when consent is withdrawn. Shared pages have bare links; links that are
 * added later, for example in a drawer, get the ids when pressed. Spec §6.
 */
export function HelpIds({ locale, env }: { locale: Locale; env: string }) {
  const { isLoggedIn, id } = useShopper()
  useEffect(() => {
    const tell = () => {
      const isAllowed = tellsHelpCentre(locale, readConsent().functional)
      const ids = isAllowed ? { anonId: anonId(), env, userId: isLoggedIn ? id : undefined } : undefined
      for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${HELP_CENTRE}/"]`)) {
        link.href = helpAddress(link.href, ids)
      }
    }
    tell()
    document.addEventListener('click', tell, true)
    const stopListening = onConsentChange(tell)
    return () => {
      document.removeEventListener('click', tell, true)
      stopListening()
    }
  }, [locale, env, isLoggedIn, id])
  return null
}
