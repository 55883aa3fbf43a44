'use client'

import { useSyncExternalStore } from 'react'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { loginHref } from './login-href.ts'

const neverChanges = () => () => {}

/**
 * The login link of the current page. Shared pages are rendered without their query: `path` (without the store's prefix) is used until hydration.
 * `target` is where to go after login instead of returning.
 */
export function useLoginHref(store: Store, path: string, rendered: AccountFlags, target?: string): string {
  const address = useSyncExternalStore(
    neverChanges,
    () => location.pathname + location.search,
    () => storeHref(store, path),
  )
  const isProgressive = useFlag('progressive-login', rendered['progressive-login']) === '1'
  const isElsewhere = useFlag('alternative-auth', rendered['alternative-auth']) === '1'
  return loginHref(store, target ?? address, { isProgressive, alternative: isElsewhere ? rendered.alternativeAuthUrl : undefined })
}
