/** Internal headers of the framework. */

/** Set by the framework's middleware: which page answers a URL. */
export const REWRITE_HEADER = 'x-middleware-rewrite'

/** Cache metadata of the framework's document; must not stay on another one. */
export const KEPT_PAGE_HEADERS = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'] as const

/** Sent from outside, these could only mislead the framework or a cache in front of it. */
const internalHeader = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-|x-nextjs-data$|x-prerender-|next-resume)/

/** Removes request headers that only the framework may set. */
export function dropInternalHeaders(headers: Record<string, unknown>): void {
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name]
}
