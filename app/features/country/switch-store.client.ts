import { removeStored } from '#app/platform/storage/browser-storage.ts'
import { forgetOwned } from '#app/platform/storage/owned-keys.ts'
import { storeHref, storeOfPath } from '#app/platform/store/link.ts'
import { keepStorePreference } from '#app/platform/store/store-preference.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'

/** Browser storage of a shopper; the logout clears the session's cookies (open point A38). */
const ofShopper = ['user', 'contract-clock'] as const

/** Stores the chosen store. */
export function keepPreference(store: Store): void {
  keepStorePreference(store, contractNow())
}

/** Logs out, stores the choice and replaces the page by the same one in the other store. Spec §4. */
export async function switchStore(to: Store): Promise<void> {
  const target = alternatePath(to)
  // Switch even if the logout fails: the session does not apply to the other store.
  await logOut().catch(() => undefined)
  keepPreference(to)
  forgetShopper()
  location.replace(target)
}

/** URL of this page in the other store from its alternate link, else that store's home page. Never another site. */
export function alternatePath(to: Store): string {
  const home = storeHref(to, '/')
  const href = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${to.locale}"]`)?.href
  if (href === undefined || !URL.canParse(href)) return home
  const { pathname, search } = new URL(href)
  return storeOfPath(pathname) === to && !pathname.startsWith('//') ? pathname + search : home
}

async function logOut(): Promise<void> {
  const body = new URLSearchParams({ locale: document.documentElement.lang })
  // Do not follow the redirect; the cookies come with the response itself.
  await fetch('/api/session/logout', { method: 'POST', body, redirect: 'manual' })
}

function forgetShopper(): void {
  for (const key of ofShopper) removeStored('local', key)
  forgetOwned()
}
