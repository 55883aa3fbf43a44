/** Headers that the framework's parts use among themselves. */

/** Where the framework's middleware says which page answers an address. */
export const REWRITE_HEADER = 'x-middleware-rewrite'

/** What the framework says of a page that it kept. It describes the framework's document and must not stay on another one. */
export const KEPT_PAGE_HEADERS = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'] as const

/** From outside, these could only mislead the framework, or a cache in front of it. */
const internalHeader = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-|x-nextjs-data$|x-prerender-|next-resume)/

/** Removes the headers of a request that only the framework may send to itself. */
export function dropInternalHeaders(headers: Record<string, unknown>): void {
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name]
}
