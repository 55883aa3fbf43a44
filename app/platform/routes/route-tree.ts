import { isSharedPage } from './pages.ts'
import { queryKey } from './query-key.ts'

/**
 * Which page below `app/[locale]` answers an address (docs/decisions/004). A page is rendered per request for everybody unless it is a
 * shared page: those are prerendered for ordinary visitors, and a listing with a query is rendered once for each query. A visitor with a
 * cookie that is forwarded to the API, or in preview mode, gets the shared page's twin in `per-request`, which is never cached.
 */

type RoutedRequest = {
  /** The path without the store's prefix, as it was sent (still encoded). */
  readonly path: string
  readonly search: URLSearchParams
  readonly cookieNames: Iterable<string>
  /** Names of the cookies whose visitors share no page: those that are forwarded to the API, and preview mode's. */
  readonly privateCookies: ReadonlySet<string>
  /** Whether shared pages are sent at all. */
  readonly isSharingOn?: boolean
}

/** First segments that are internal: the trees of pages that only the proxy leads to, and the error pages that the server sends. */
const internalNames = new Set(['per-request', 'query', 'missing', 'failed'])

/** No page has this path: it answers with the 404 page. */
const nowhere = '/-'

/** The path, below the locale, of the page that answers a request. */
export function internalPath({ path, search, cookieNames, privateCookies, isSharingOn = true }: RoutedRequest): string {
  const segments = segmentsOf(path)
  if (segments === undefined) return nowhere
  if (!isSharedPage(`/${segments.join('/')}`)) return path
  const isPrivate = !isSharingOn || [...cookieNames].some((name) => privateCookies.has(name))
  if (isPrivate) return `/per-request${path === '/' ? '' : path}`
  const key = path.startsWith('/shop/') ? queryKey(search) : ''
  return key === '' ? path : `/query/${key}${path}`
}

/** A path's decoded segments; undefined when it cannot be decoded, hides a separator or control character, or names an internal tree. */
function segmentsOf(path: string): readonly string[] | undefined {
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent)
    const isInternal = internalNames.has((segments[0] ?? '').toLowerCase())
    return isInternal || segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}
