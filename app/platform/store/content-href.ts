import { storeHref } from './link.ts'
import type { Store } from './stores.ts'

/** A base that no address of ours can have: what leaves it was not a path. */
const NOWHERE = 'http://shop.invalid'

/**
 * The address of a link that the CMS gives, in a store: a path of the shop, or a page elsewhere by https. Undefined for everything else:
 * scripts, other schemes, other sites in the guise of a path, nothing at all.
 */
export function contentHref(store: Store, href: string): string | undefined {
  const trimmed = href.trim()
  if (!URL.canParse(trimmed, NOWHERE)) return undefined
  const url = new URL(trimmed, NOWHERE)
  if (trimmed.startsWith('/') && url.origin === NOWHERE && !url.pathname.startsWith('//'))
    return storeHref(store, `${url.pathname}${url.search}${url.hash}`)
  return url.protocol === 'https:' ? url.href : undefined
}
