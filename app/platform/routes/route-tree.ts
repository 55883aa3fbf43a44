import { isOfOneVisitor, isSharedPage, listQuery } from './pages.ts'
import { queryKey } from './query-key.ts'

/**
 * Which page below `app/[locale]` answers a URL (docs/decisions/004). Pages are rendered per request unless they are shared: those are
 * prerendered for ordinary visitors, and a list with a query is rendered once per query. A visitor with a cookie that is forwarded to the
 * API, in preview mode, or with a query that is only theirs gets the shared page's twin in `per-request`, which is never cached.
 */

type RoutedRequest = {
  /** The path without the store's prefix, still encoded. */
  readonly path: string
  readonly search: URLSearchParams
  readonly cookieNames: Iterable<string>
  /** Cookies whose visitors get no shared pages: those forwarded to the API, and preview mode's. */
  readonly privateCookies: ReadonlySet<string>
  /** Whether shared pages are served at all. */
  readonly isSharingOn: boolean
}

/** Internal first segments: the trees of pages that only the proxy leads to, and the error pages that the server sends. */
const internalNames = new Set(['per-request', 'query', 'missing', 'failed'])

/** No page has this path, so it answers with the 404 page. */
const nowhere = '/-'

/** The path, below the locale, of the page that answers a request. */
export function internalPath({ path, search, cookieNames, privateCookies, isSharingOn }: RoutedRequest): string {
  const segments = segmentsOf(path)
  if (segments === undefined) return nowhere
  const decoded = `/${segments.join('/')}`
  if (!isSharedPage(decoded)) return path
  const isPrivate = !isSharingOn || isOfOneVisitor(decoded, search) || [...cookieNames].some((name) => privateCookies.has(name))
  if (isPrivate) return `/per-request${path === '/' ? '' : path}`
  const key = queryKey(listQuery(decoded, search))
  return key === '' ? path : `/query/${key}${path}`
}

/** A path's decoded segments; undefined if it cannot be decoded, hides a separator or control character, or names an internal tree. */
function segmentsOf(path: string): readonly string[] | undefined {
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent)
    const isInternal = internalNames.has((segments[0] ?? '').toLowerCase())
    return isInternal || segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}
