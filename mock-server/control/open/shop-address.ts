import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { isLoopback } from '../access.ts'
import { RefusedRequest } from '../control-error.ts'

/** The path prefix of each store. */
const prefixes: Readonly<Record<StoreLocale, string>> = { 'en-GB': '', 'en-US': '/us' }

/** A shop path with its store's prefix. Throws a refusal if it is not a path or would lead to another site. */
export function shopPath(store: StoreLocale, path: string): string {
  // Browsers read \ as / and strip tabs and line breaks before they parse a URL.
  const isPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path) && path.length <= 2000
  const full = new URL(isPath ? path : '/', 'http://shop.test')
  if (!isPath || full.host !== 'shop.test' || full.pathname.startsWith('//'))
    throw new RefusedRequest(400, 'BAD_USER_INPUT', `A path leads to a page of the shop, as /shop/makeup; not '${path.slice(0, 60)}'.`)
  const isHome = full.pathname === '/'
  const prefix = prefixes[store]
  return `${prefix}${isHome && prefix !== '' ? '' : full.pathname}${full.search}${full.hash}`
}

/**
 * The shop's URL for this browser. Cookies are bound to a host name, so a browser that came by 127.0.0.1 stays on 127.0.0.1.
 */
export function shopAddress(shopUrl: string, askedAs: string): URL {
  const address = new URL(shopUrl)
  if (isLoopback(address.hostname) && isLoopback(askedAs)) address.hostname = askedAs
  return address
}
