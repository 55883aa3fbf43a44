import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** What determines the target of the login link. */
type LoginSettings = {
  /** Leads to the step-by-step login at /signin (open point A16). */
  isProgressive?: boolean
  /** URL of another login provider, used instead of the shop's page (open point A17). */
  alternative?: string | undefined
}

/**
 * The login link of the page at `address` (path with the store's prefix, and query), with a `redirectTo` back to it. From the registration page it
 * leads to the basket; on a login page it keeps the page's own `redirectTo`. Spec §2 'Login routes', open point A15.
 */
export function loginHref(store: Store, address: string, { isProgressive = false, alternative }: LoginSettings = {}): string {
  if (alternative !== undefined) return alternative
  const login = storeHref(store, isProgressive ? '/signin' : '/login')
  const redirectTo = redirectFrom(address)
  return redirectTo === '' ? login : `${login}?redirectTo=${encodeURIComponent(redirectTo)}`
}

function redirectFrom(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const place = path.replace('/us/', '/')
  if (place === '/register') return '/basket'
  if (place === '/login' || place === '/signin') return new URLSearchParams(query).get('redirectTo') ?? ''
  return address
}
