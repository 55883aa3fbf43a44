/**
 * Names the shop to the contract: `ottilie-browser` for requests, forms and events of a browser, `ottilie-server` while a page is rendered and for events
 * that the server tells of itself.
 */
export type ClientName = 'ottilie-browser' | 'ottilie-server'

/** Header in which the proxy passes a page its own URL. The proxy overwrites what a visitor sends. */
export const PAGE_HEADER = 'x-shop-page'

/** Maximum length of a page URL in characters; longer ones are not forwarded. */
const LONGEST_PAGE = 500

/** Path and query of a page; undefined if they are too long to forward. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const address = pathname + search
  return address.length > LONGEST_PAGE ? undefined : address
}

/** The shop's page that a request came from; undefined without a referer or if it is another site's. */
export function refererPage(headers: Headers): string | undefined {
  const referer = headers.get('referer')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  if (referer === null || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return url.host === host ? pageAddress(url) : undefined
}

/** Headers that tell the contract which client and page a request comes from. `page` is path and query. */
export function clientHeaders(client: ClientName, siteUrl: string, page: string | undefined): Record<string, string> {
  return { 'apollographql-client-name': client, ...(page !== undefined && { referer: siteUrl + page }) }
}
