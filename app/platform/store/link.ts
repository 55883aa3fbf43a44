import { defaultStore, everyStore, type Store, type StoreSegment } from './stores.ts'

/** First segments that belong to the site and not to a store: handlers, pictures and the framework's files. */
const storeless = new Set(['api', 'images', 'fonts', '_next'])

function firstSegment(path: string): string {
  return path.split(/[/?#]/, 2)[1] ?? ''
}

/** Whether a path belongs to the site rather than to a store. */
export function isStoreless(path: string): boolean {
  return path.startsWith('/') && storeless.has(firstSegment(path))
}

/** Whether a path belongs to the US store. Compares the whole first segment, so `/used` and `/blog/usual` do not. */
export function isUsPath(path: string): boolean {
  return path.startsWith('/') && firstSegment(path) === 'us'
}

/** The store a path belongs to. */
export function storeOfPath(path: string): Store {
  return everyStore.find((store) => path.startsWith('/') && firstSegment(path) === store.segment) ?? defaultStore
}

/**
 * Adds the store's segment to an absolute path of the shop, never twice: in the US store `/basket` becomes `/us/basket`. Anything else
 * (another site, a mail address, a fragment, a handler, a picture) is returned unchanged. No other code adds the segment.
 */
export function segmentHref(segment: StoreSegment, href: string): string {
  const isShopPath = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\')
  if (segment === defaultStore.segment || !isShopPath) return href
  const first = firstSegment(href)
  if (first === segment || storeless.has(first)) return href
  const prefixed = `/${segment}${href}`
  return first === '' ? prefixed.replace(`/${segment}/`, `/${segment}`) : prefixed
}

/** The href of a path of the shop in a store. */
export function storeHref(store: Store, href: string): string {
  return segmentHref(store.segment, href)
}

/** The href of a link on the page at `currentPath`: it stays in that page's store. */
export function hrefFrom(currentPath: string, href: string): string {
  return storeHref(storeOfPath(currentPath), href)
}
