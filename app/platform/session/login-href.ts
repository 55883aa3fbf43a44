import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Where the login link may lead besides /login. */
type LoginSettings = {
  /** Step by step at /signin (decision A16). */
  isProgressive?: boolean
  /** Another provider's page, in place of the shop's own (decision A17). */
  alternative?: string | undefined
}

/**
 * The login link of the page at `address` (path with the store's prefix, and query): whoever logs in comes back to it. From registration
 * one goes on to the basket; on a login page the link keeps what that page was told. Empty where the page has no address of its own.
 * Spec §2 'Login routes', decision A15.
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
