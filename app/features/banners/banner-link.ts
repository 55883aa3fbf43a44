import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { BannerLink } from './banners-view.ts'

/**
 * Where a banner leads: an absolute address in a new tab, a path of the shop in place and in its store. Anything else (a script, a mail, another
 * host in disguise, nothing) leads nowhere.
 */
export function bannerLink(store: Store, target: string | null | undefined): BannerLink | undefined {
  const plain = target?.trim() ?? ''
  if (/^\/(?![/\\])/.test(plain) && !/[\p{Cc}\\]/u.test(plain)) return { href: storeHref(store, plain), opensNewTab: false }
  const url = /^https?:\/\//i.test(plain) && URL.canParse(plain) ? new URL(plain) : undefined
  return url && { href: url.href, opensNewTab: true }
}
