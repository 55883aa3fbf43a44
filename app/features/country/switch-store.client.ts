import { storeHref, storeOfPath } from '#app/platform/store/link.ts'
import { keepStorePreference } from '#app/platform/store/store-preference.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'

/** What the browser keeps of a shopper; the session's cookies go with the logout (open point A38). */
const ofShopper = { localStorage: ['user', 'UserPrompts', 'contract-clock'], sessionStorage: ['failed-renewal-modal'] } as const

/** Remembers in which store somebody wants to shop. */
export function keepPreference(store: Store): void {
  keepStorePreference(store, contractNow())
}

/** Logs out, keeps the choice, and shows the same page in the other store, in the place of this one in the browser's history. Spec §4. */
export async function switchStore(to: Store): Promise<void> {
  const target = alternatePath(to)
  // The session is the other store's no more, whether or not its server answers.
  await logOut().catch(() => undefined)
  keepPreference(to)
  forgetShopper()
  location.replace(target)
}

/** Where this page stands in the other store: as its own link says, else that store's home page. Never another site. */
export function alternatePath(to: Store): string {
  const home = storeHref(to, '/')
  const href = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${to.locale}"]`)?.href
  if (href === undefined || !URL.canParse(href)) return home
  const { pathname, search } = new URL(href)
  return storeOfPath(pathname) === to && !pathname.startsWith('//') ? pathname + search : home
}

async function logOut(): Promise<void> {
  const body = new URLSearchParams({ locale: document.documentElement.lang })
  // Its answer leads to a page, which is not wanted: the cookies come with the answer itself.
  await fetch('/api/session/logout', { method: 'POST', body, redirect: 'manual' })
}

function forgetShopper(): void {
  for (const [area, keys] of Object.entries(ofShopper)) {
    try {
      for (const key of keys) window[area === 'localStorage' ? 'localStorage' : 'sessionStorage'].removeItem(key)
    } catch {
      // Forbidden storage holds nothing.
    }
  }
}
