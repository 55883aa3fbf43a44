/** Internal headers of the framework. */

/** Set by the framework's middleware: which page answers a URL. */
export const REWRITE_HEADER = 'x-middleware-rewrite'

/** What the framework's router in the browser reads of a page's data. Nothing reads them of a document, where they are 77 bytes of a first visit. */
export const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'] as const

/** Request headers by which the framework's router chooses a part of a page's data: with `rsc`, which a document's `vary` names, and never without it. */
export const ROUTER_CHOICE = /next-router-[\w-]+,\s*/g

/** Cache metadata of the framework's document; must not stay on another one. */
export const KEPT_PAGE_HEADERS = ['x-nextjs-cache', ...ROUTER_HEADERS] as const

/** Sent from outside, these could only mislead the framework or a cache in front of it. */
const internalHeader = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-|x-nextjs-data$|x-prerender-|next-resume)/

/** Removes request headers that only the framework may set. */
export function dropInternalHeaders(headers: Record<string, unknown>): void {
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name]
}
