import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { BannerLink } from './banners-view.ts'

/**
 * Resolves a banner's link: an absolute URL opens a new tab, a path of the shop stays in the store. Anything else (script, mail, disguised
 * host, nothing) is not a link.
 */
export function bannerLink(store: Store, target: string | null | undefined): BannerLink | undefined {
  const plain = target?.trim() ?? ''
  if (/^\/(?![/\\])/.test(plain) && !/[\p{Cc}\\]/u.test(plain)) return { href: storeHref(store, plain), opensNewTab: false }
  const url = /^https?:\/\//i.test(plain) && URL.canParse(plain) ? new URL(plain) : undefined
  return url && { href: url.href, opensNewTab: true }
}
