import { storeHref } from './link.ts'
import type { Store } from './stores.ts'

/** A base that none of our addresses has: a URL that leaves it was not a path. */
const NOWHERE = 'http://shop.invalid'

/**
 * The address, in a store, of a link from the CMS: a path of the shop, or a page elsewhere over https. Undefined for everything else:
 * scripts, other schemes, other sites disguised as a path, an empty text.
 */
export function contentHref(store: Store, href: string): string | undefined {
  const trimmed = href.trim()
  if (!URL.canParse(trimmed, NOWHERE)) return undefined
  const url = new URL(trimmed, NOWHERE)
  if (trimmed.startsWith('/') && url.origin === NOWHERE && !url.pathname.startsWith('//'))
    return storeHref(store, `${url.pathname}${url.search}${url.hash}`)
  return url.protocol === 'https:' ? url.href : undefined
}
