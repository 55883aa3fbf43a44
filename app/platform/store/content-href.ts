import { storeHref } from './link.ts'
import type { Store } from './stores.ts'

/** A base URL that we never use: a URL that leaves it was not a path. */
const NOWHERE = 'http://shop.invalid'

/**
 * The URL of a link from the CMS in a store: a path of the shop, or an external https page. Undefined for everything else: scripts, other
 * schemes, other sites disguised as a path, an empty text.
 */
export function contentHref(store: Store, href: string): string | undefined {
  const trimmed = href.trim()
  if (!URL.canParse(trimmed, NOWHERE)) return undefined
  const url = new URL(trimmed, NOWHERE)
  if (trimmed.startsWith('/') && url.origin === NOWHERE && !url.pathname.startsWith('//'))
    return storeHref(store, `${url.pathname}${url.search}${url.hash}`)
  return url.protocol === 'https:' ? url.href : undefined
}

/** What a link within a text may lead to beside that: a place in the page, an address to write to or call, a picture in the link itself (MARKDOWN-03). */
const IN_TEXT = /^(?:#[^\s]+|(?:mailto|tel):.+|data:image\/.+)$/i

/** The URL of a link in a text of the CMS; undefined for one that leaves only its words. Whether it is a script in disguise is for the renderer to see. */
export function textHref(store: Store, href: string): string | undefined {
  return IN_TEXT.test(href) ? href : contentHref(store, href)
}
