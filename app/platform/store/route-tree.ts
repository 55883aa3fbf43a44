import { queryKey } from './query-key.ts'

/**
 * One address, three trees of pages. Ordinary visitors share prerendered pages; a listing with a query is rendered whole for that
 * query and shared too; a visitor who carries a cookie that is forwarded to the API, or previews content, sees what is theirs alone, in a tree of their
 * own that is rendered per request and never cached. `own`, `query`, `missing` and `failed` are names inside the house: no address leads to them.
 */

export type Visit = {
  /** The path without the store's prefix, as it was sent (still encoded). */
  readonly path: string
  readonly search: URLSearchParams
  readonly cookieNames: Iterable<string>
  /** Names of the cookies that put a visit on its own: those that are forwarded to the API, and preview mode's. */
  readonly ownCookies: ReadonlySet<string>
}

/** First segments that no address leads to: the proxy's trees, and the page that stands in for what is not there. */
const internalNames = new Set(['own', 'query', 'missing', 'failed'])

/** No route has this path: it falls to the 404 page. */
const nowhere = '/-'

/** Pages, and what pages ask in the browser, that are rendered per request for everybody: there is nothing shared to keep a private visit out of. */
const perRequestPages = [
  '/basket',
  '/checkout',
  '/account',
  '/login',
  '/signin',
  '/register',
  '/guest-details',
  '/shop/search',
  '/banners',
  '/promo-tiles',
]

/** Whether a page is rendered per request whoever asks. */
export function isPerRequestPage(path: string): boolean {
  return perRequestPages.some((page) => path === page || path.startsWith(`${page}/`))
}

/** The path, below the locale, of the page that answers a visit. */
export function internalPath({ path, search, cookieNames, ownCookies }: Visit): string {
  if (!leadsOutside(path)) return nowhere
  if (isPerRequestPage(path)) return path
  const below = path === '/' ? '' : path
  if ([...cookieNames].some((name) => ownCookies.has(name))) return `/own${below}`
  if (!path.startsWith('/shop/')) return path
  const key = queryKey(search)
  return key === '' ? path : `/query/${key}${path}`
}

/** Whether a path means what it says: decodable, no separator or control character hidden in a segment, and not the name of an internal tree. */
function leadsOutside(path: string): boolean {
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent)
    return !segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) && !internalNames.has((segments[0] ?? '').toLowerCase())
  } catch {
    return false
  }
}
